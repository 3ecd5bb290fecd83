import MealModels

extension PreferencesEvent {
  /// Splits this change into changes of single values, each with the id of its person.
  ///
  /// They commute with changes on other devices. Only lists of people, diets, allergies, traces and
  /// foods are split.
  ///
  /// - Parameter newPerson: gives a new id at each call.
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
      // A person added under another person's former name is a new person.
      let known = preferences.eater(spelledLike: isSeated ? name : preferences.presentName(name))
      if let known {
        change.person = preferences.person(called: known.name)
      } else if isSeated {
        change.person = newPerson()
      }
      return change
    }
  }

  /// The name of the person whose setting changes; nil for the whole table.
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
  /// The changes that give the unnamed owner of a new household the first name and keep the
  /// owner's limits.
  ///
  /// Nil if the owner has a name, or if the first name belongs to a known person.
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

  /// The changes that add an allergy; for a new allergy, traces are avoided too.
  private func changes(
    adding id: String, in preferences: EaterPreferences
  ) -> [PreferencesEvent] {
    guard let allergen = Allergen(rawValue: id),
      preferences.person(named: eater)?.allergens.contains(allergen) != true
    else { return [self] }
    return [self, .toggling(id, isOn: true, of: .traces, eater: eater)]
  }

  /// The changes of traces, one for each allergen, including allergens that stay avoided.
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

  /// The person with a name, at the table or away.
  fileprivate func person(named name: String?) -> Eater? {
    (eaters(named: name) + away.filter { $0.name == name }).first
  }
}
