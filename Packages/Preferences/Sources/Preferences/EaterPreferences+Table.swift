/// Changes of single people at the table, which commute with changes of their limits.
extension PreferencesEvent {
  /// Seats somebody; who was at the table before comes back with the limits they left with.
  public static func seating(_ name: String) -> PreferencesEvent {
    toggling(name, isOn: true, of: .household)
  }

  /// Lets somebody leave; their limits are remembered.
  public static func unseating(_ name: String) -> PreferencesEvent {
    toggling(name, isOn: false, of: .household)
  }

  /// Says what somebody is called, by the name that they had.
  ///
  /// It goes with ``renaming(_:to:)``, which says who it was: of two names that two devices give at once,
  /// it can be asked which one holds, and whoever decides says this again.
  public static func naming(_ name: String, _ newName: String) -> PreferencesEvent {
    PreferencesEvent(key: nameKey, eater: name, value: newName)
  }

  /// Gives somebody at the table another name; all their limits stay with them.
  public static func renaming(_ name: String, to newName: String) -> PreferencesEvent {
    var event = PreferencesEvent.unseating(name)
    event.adds = newName
    return event
  }
}

extension EaterPreferences {
  /// The eater at the table or away of that name, however it is spelled.
  public func eater(spelledLike name: String) -> Eater? {
    (household + away).first { $0.name.lowercased() == name.lowercased() }
  }

  /// Who is at the table under a name; the first eater without one.
  public func eaters(named name: String?) -> [Eater] {
    index(of: name).map { [household[$0]] } ?? []
  }

  /// What somebody is called now.
  func presentName(_ name: String) -> String {
    var name = name
    var steps = renamed.count
    while steps > 0, let newer = renamed[name] {
      name = newer
      steps -= 1
    }
    return name
  }

  /// What somebody is called now whom a change is about; nil where it is unclear who that is, and the
  /// change takes something away.
  func presentName(_ name: String, in event: PreferencesEvent) -> String? {
    guard let person = event.person else { return presentName(name) }
    let known = eater(firstNamed: person)?.name
    return known ?? (event.removes == nil ? presentName(name) : nil)
  }

  /// The name that somebody had first, with a number where somebody else had it before.
  func firstName(of name: String) -> String { firstNames[name] ?? name }

  func eater(firstNamed name: String) -> Eater? {
    (household + away).first { firstName(of: $0.name) == name }
  }

  /// Makes somebody new, who is told apart from whoever had the name before.
  mutating func newEater(_ name: String) -> Eater {
    let known = Set((household + away).map { firstName(of: $0.name) })
    let numbered = (2...).lazy.map { "\(name)#\($0)" }
    firstNames[name] = known.contains(name) ? numbered.first { !known.contains($0) } : nil
    return Eater(name: name)
  }

  /// Takes in what somebody is called who may have got other names since.
  mutating func call(_ event: PreferencesEvent) {
    guard let name = event.eater.flatMap({ presentName($0, in: event) }) else { return }
    rename(name, to: event.value)
  }

  /// Seats, unseats or renames one person; what cannot be done changes nothing.
  mutating func changeTable(_ event: PreferencesEvent) {
    if let old = event.removes {
      guard let name = presentName(old, in: event) else { return }
      if let new = event.adds { rename(name, to: new) } else { unseat(name) }
    } else if let name = event.adds {
      seat(event.person == nil ? name : presentName(name, in: event) ?? name)
    }
  }

  private mutating func seat(_ name: String) {
    renamed[name] = nil
    let known = eater(spelledLike: name)
    guard !household.contains(where: { $0.name == known?.name }) else { return }
    household.append(known ?? newEater(name))
    away.removeAll { $0.name == known?.name }
  }

  private mutating func unseat(_ name: String) {
    guard household.count > 1, let index = household.firstIndex(where: { $0.name == name })
    else { return }
    away.append(household.remove(at: index))
  }

  /// A name that somebody else has, at the table or away, is left to them.
  private mutating func rename(_ old: String, to new: String) {
    guard let index = household.firstIndex(where: { $0.name == old }) else { return }
    let holder = eater(spelledLike: new)?.name
    guard holder == nil || holder == old else {
      unclearNames.formUnion([holder, new].compactMap(\.self))
      return
    }
    guard old != new else { return }
    household[index].name = new
    renamed[new] = nil
    renamed[old] = new
    let first = firstName(of: old)
    firstNames[old] = nil
    firstNames[new] = first == new ? nil : first
  }
}
