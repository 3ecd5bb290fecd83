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

  /// Says that nobody knows whom a name means.
  static func unclear(_ name: String) -> PreferencesEvent {
    PreferencesEvent(key: nameKey, value: name)
  }

  /// Gives somebody at the table another name; all their limits stay with them.
  public static func renaming(_ name: String, to newName: String) -> PreferencesEvent {
    var event = PreferencesEvent.unseating(name)
    event.adds = newName
    return event
  }
}

extension EaterPreferences {
  /// The eater at the table or away of that name, however it is spelled; of several the one who is
  /// spelled most like it.
  public func eater(spelledLike name: String) -> Eater? {
    let people = household + away
    return people.first { $0.name == name }
      ?? people.first { $0.name.lowercased() == name.lowercased() }
      ?? people.first { NameForm($0.name) == NameForm(name) }
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

  /// The present name of whom a change is about, by their id or else by a name; nil where the id means
  /// nobody and the change takes something away.
  func presentName(_ name: String, in event: PreferencesEvent) -> String? {
    if let person = event.person {
      if let known = namesByID[person] { return known }
      if event.removes != nil { return nil }
    }
    return spelled(presentName(name))
  }

  /// A name in the spelling of whoever has it.
  func spelled(_ name: String) -> String {
    let isExact = (household + away).contains { $0.name == name }
    return isExact ? name : eater(spelledLike: name)?.name ?? name
  }

  /// The id of somebody; nil for whoever has only a name.
  func person(called name: String) -> String? { namesByID.filter { $0.value == name }.keys.min() }

  /// Takes in what somebody is called, who may have got other names since.
  ///
  /// Where it is about nobody, it says that the name is unclear.
  mutating func call(_ event: PreferencesEvent) {
    guard let old = event.eater else {
      unclearNames.insert(event.value)
      return
    }
    if let name = presentName(old, in: event) { rename(name, to: event.value) }
  }

  /// Seats, unseats or renames one person; what cannot be done changes nothing.
  mutating func changeTable(_ event: PreferencesEvent) {
    if let old = event.removes {
      // Who joins says that nobody is nameless any more, and means nobody who ever was.
      let isOwner = old == Eater.you.name && event.person == nil && event.adds == nil
      guard let name = isOwner ? old : presentName(old, in: event) else { return }
      if let new = event.adds { rename(name, to: new) } else { unseat(name) }
    } else if let name = event.adds {
      seat(name, event.person)
    }
  }

  private mutating func seat(_ name: String, _ person: String?) {
    let known = person.flatMap { namesByID[$0] } ?? returning(as: name)
    if let person { identify(known ?? name, by: person) }
    if let known {
      guard let index = away.firstIndex(where: { $0.name == known }) else { return }
      household.append(away.remove(at: index))
    } else {
      renamed[name] = nil
      household.append(newEater(name))
    }
  }

  /// The name of whom a name seats that somebody has already; nil for somebody new.
  ///
  /// Earlier versions let "Jose" and "José" sit at one table, who stay two people.
  private func returning(as name: String) -> String? {
    let known = eater(spelledLike: name)?.name
    let isAway = away.contains { $0.name == known }
    return isAway || known?.lowercased() == name.lowercased() ? known : nil
  }

  /// Gives somebody one more id; where another device called them otherwise meanwhile and seats somebody
  /// new under their name, it is unclear from now on whom the name means.
  private mutating func identify(_ name: String, by person: String) {
    if namesByID[person] == nil, keptNames.contains(name) {
      unclearNames.insert(name)
    } else {
      namesByID[person] = name
    }
  }

  private mutating func unseat(_ name: String) {
    guard household.count > 1, let index = household.firstIndex(where: { $0.name == name })
    else { return }
    away.append(household.remove(at: index))
  }

  /// A name that somebody else has, at the table or away, is left to them.
  private mutating func rename(_ old: String, to new: String) {
    guard (household + away).contains(where: { $0.name == old }) else { return }
    let holder = eater(spelledLike: new)?.name
    guard holder == nil || holder == old else {
      unclearNames.formUnion([holder, new].compactMap(\.self))
      keptNames.insert(old)
      return
    }
    guard old != new else { return }
    if let index = household.firstIndex(where: { $0.name == old }) {
      household[index].name = new
    } else if let index = away.firstIndex(where: { $0.name == old }) {
      away[index].name = new
    }
    (renamed[new], renamed[old]) = (nil, new)
    keptNames.remove(old)
    namesByID = namesByID.mapValues { $0 == old ? new : $0 }
  }
}
