import MealModels

extension PreferencesEvent {
  /// The same change as changes of single values, which commute with those of others, and each with the
  /// id of whom it is about; a value that is no list of people, diets, allergies or foods stays whole.
  ///
  /// - Parameter newPerson: gives an id that nobody has, another at each call.
  public func singleChanges(
    in preferences: EaterPreferences, newPerson: () -> String
  ) -> [PreferencesEvent] {
    var named = self
    if eater == nil, PreferenceKey(rawValue: key)?.isPerEater == true {
      named.eater = preferences.household.first?.name
    }
    return named.changes(in: preferences).map { change in
      var change = change
      if change.key == Self.resetKey { change.person = newPerson() }
      guard let name = change.nameOfPerson else { return change }
      let isSeated = change.removes == nil && change.key == PreferenceKey.household.rawValue
      // Who is seated under somebody's former name is somebody else.
      let known = preferences.eater(spelledLike: isSeated ? name : preferences.presentName(name))
      if let known {
        change.person = preferences.person(called: known.name)
      } else if isSeated {
        change.person = newPerson()
      }
      return change
    }
  }

  /// The name of whom it is about; nil for what is about everybody.
  var nameOfPerson: String? {
    key == PreferenceKey.household.rawValue ? removes ?? adds : eater
  }

  private func changes(in preferences: EaterPreferences) -> [PreferencesEvent] {
    if let adds, key == PreferenceKey.allergies.rawValue {
      return changes(adding: adds, in: preferences)
    }
    guard adds == nil, removes == nil, let key = PreferenceKey(rawValue: key) else { return [self] }
    if key == .traces { return changesOfTraces(in: preferences) }
    guard [.diets, .allergies, .dislikes, .household].contains(key) else { return [self] }
    let old = preferences.ids(of: key, eater)
    var new = value.split(separator: ",").map(String.init)
    if key == .household {
      if let named = Self.namingOwner(new, at: preferences) { return named }
      new = new.map(preferences.spelled)
    }
    return new.filter { !old.contains($0) }.flatMap { id in
      let change = Self.toggling(id, isOn: true, of: key, eater: eater)
      return key == .allergies ? change.changes(adding: id, in: preferences) : [change]
    }
      + old.filter { !new.contains($0) }.map { .toggling($0, isOn: false, of: key, eater: eater) }
  }
}

extension PreferencesEvent {
  /// The nameless owner of a new household takes the first name that is given, with all limits; nil
  /// where there is none, or who had the name comes back.
  private static func namingOwner(
    _ names: [String], at preferences: EaterPreferences
  ) -> [PreferencesEvent]? {
    let you = Eater.you.name
    guard preferences.names == [you], !names.contains(you), let first = names.first,
      preferences.eater(spelledLike: first) == nil
    else { return nil }
    return [.renaming(you, to: first), .naming(you, first)]
      + names.dropFirst().map { .seating($0) }
  }

  /// An allergy more, and that its traces are avoided where it is new.
  private func changes(
    adding id: String, in preferences: EaterPreferences
  ) -> [PreferencesEvent] {
    guard let allergen = Allergen(rawValue: id),
      preferences.person(named: eater)?.allergens.contains(allergen) != true
    else { return [self] }
    return [self, .toggling(id, isOn: true, of: .traces, eater: eater)]
  }

  /// What is said of traces, allergen by allergen, also of those that stay avoided.
  private func changesOfTraces(in preferences: EaterPreferences) -> [PreferencesEvent] {
    var told = preferences
    told.apply(self)
    guard let old = preferences.person(named: eater), let new = told.person(named: eater),
      !(old.unreadableLimits.union(new.unreadableLimits)).contains(where: Eater.isOfTraces)
    else { return [self] }
    let avoided = new.allergens.subtracting(new.acceptedTraces)
    let accepted = new.acceptedTraces.subtracting(old.acceptedTraces)
    return [(avoided, true), (accepted, false)].flatMap { allergens, areAvoided in
      allergens.map(\.rawValue).sorted().map {
        .toggling($0, isOn: areAvoided, of: .traces, eater: eater)
      }
    }
  }
}

extension EaterPreferences {
  fileprivate func ids(of key: PreferenceKey, _ eater: String?) -> [String] {
    guard key.isPerEater else { return household.map(\.name) }
    return person(named: eater)?.storedIDs(of: key) ?? []
  }

  /// Somebody at the table or away.
  fileprivate func person(named name: String?) -> Eater? {
    (eaters(named: name) + away.filter { $0.name == name }).first
  }
}
