/// Changes of single people at the table, which commute with changes of their limits.
extension PreferencesEvent {
  /// Adds a person to the table; a person who left returns with their limits.
  public static func seating(_ name: String) -> PreferencesEvent {
    toggling(name, isOn: true, of: .household)
  }

  /// Removes a person from the table; their limits are remembered.
  public static func unseating(_ name: String) -> PreferencesEvent {
    toggling(name, isOn: false, of: .household)
  }

  /// Sets a person's name, by the former name.
  ///
  /// It accompanies ``renaming(_:to:)``, which identifies the person: if two devices rename at the
  /// same time, the household decides which name wins, and the decision repeats this event.
  public static func naming(_ name: String, _ newName: String) -> PreferencesEvent {
    PreferencesEvent(key: nameKey, eater: name, value: newName)
  }

  /// Marks a name as ambiguous.
  static func unclear(_ name: String) -> PreferencesEvent {
    PreferencesEvent(key: nameKey, value: name)
  }

  /// Renames a person at the table; their limits stay.
  public static func renaming(_ name: String, to newName: String) -> PreferencesEvent {
    var event = PreferencesEvent.unseating(name)
    event.adds = newName
    return event
  }
}

extension EaterPreferences {
  /// The eater at the table or away with a name, in any spelling; the closest spelling wins.
  public func eater(spelledLike name: String) -> Eater? {
    let people = household + away
    return people.first { $0.name == name }
      ?? people.first { $0.name.lowercased() == name.lowercased() }
      ?? people.first { NameForm($0.name) == NameForm(name) }
  }

  /// The person at the table with a name; nil means the first eater.
  public func eaters(named name: String?) -> [Eater] {
    index(of: name).map { [household[$0]] } ?? []
  }

  /// The present name of a person.
  func presentName(_ name: String) -> String {
    var name = name
    var steps = renamed.count
    while steps > 0, let newer = renamed[name] {
      name = newer
      steps -= 1
    }
    return name
  }

  /// The current name of the person that a change refers to, by id or else by name.
  ///
  /// Nil if the id is unknown and the change is a removal.
  func presentName(_ name: String, in event: PreferencesEvent) -> String? {
    if let person = event.person {
      if let known = namesByID[person] { return known }
      if event.removes != nil { return nil }
    }
    return spelled(presentName(name))
  }

  /// A name in its owner's spelling.
  func spelled(_ name: String) -> String {
    let isExact = (household + away).contains { $0.name == name }
    return isExact ? name : eater(spelledLike: name)?.name ?? name
  }

  /// The id of a person; nil if the person has only a name.
  func person(called name: String) -> String? { namesByID.filter { $0.value == name }.keys.min() }

  /// Applies a rename, by the person's present name.
  ///
  /// Without a person, it marks the name as ambiguous.
  mutating func call(_ event: PreferencesEvent) {
    guard let old = event.eater else {
      unclearNames.insert(event.value)
      return
    }
    if let name = presentName(old, in: event) { rename(name, to: event.value) }
  }

  /// Adds, removes or renames one person; an impossible change has no effect.
  mutating func changeTable(_ event: PreferencesEvent) {
    if let old = event.removes {
      // A joining device removes the unnamed owner of the new household; this never means a named
      // person.
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

  /// The present owner of a name that is added; nil for a new person.
  ///
  /// Earlier versions allowed "Jose" and "José" at one table, who stay two people.
  private func returning(as name: String) -> String? {
    let known = eater(spelledLike: name)?.name
    let isAway = away.contains { $0.name == known }
    return isAway || known?.lowercased() == name.lowercased() ? known : nil
  }

  /// Adds an id to a person.
  ///
  /// If another device renamed that person and gave a new person this name, marks the name as
  /// ambiguous.
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

  /// A name that another person has, at the table or away, stays with that person.
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
