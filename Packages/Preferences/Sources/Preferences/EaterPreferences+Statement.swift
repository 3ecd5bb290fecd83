import MealModels

extension EaterPreferences {
  /// Events that make this of a new household, one after ``PreferencesEvent/reset``.
  ///
  /// People and limits are stated one at a time, so that others who state theirs take none of them away;
  /// the order at the table may be another one afterwards. Of who is away the limits alone are stated: so
  /// nobody leaves the table of others.
  ///
  /// - Parameter newPerson: gives an id that nobody has, another at each call.
  public func statement(newPerson: () -> String) -> [PreferencesEvent] {
    let names = (household + away).map(\.name)
    let people = Dictionary(
      names.map { ($0, person(called: $0) ?? newPerson()) },
      uniquingKeysWith: { first, _ in first })
    let table = household.map { PreferencesEvent.seating($0.name) }
    var events = (table + (household + away).flatMap(\.statement)).map { event in
      var event = event
      event.person = event.nameOfPerson.flatMap { people[$0] }
      return event
    }
    // Who is nameless has no id in a new household.
    if !self.names.contains(Eater.you.name) {
      events.insert(.unseating(Eater.you.name), at: table.count)
    }
    events += unclearNames.sorted().map(PreferencesEvent.unclear)
    for key in PreferenceKey.allCases where !key.isPerEater && key != .household {
      events += statement(of: key)
    }
    events += unreadableKeys.sorted().map { key in
      var event = PreferencesEvent(key: key, value: "")
      event.isLimit = true
      return event
    }
    return events
  }

  /// Whether a new household to which the statement was told holds the same people with the same
  /// limits, and the same settings.
  public var isStatedWhole: Bool {
    var told = EaterPreferences()
    var count = 0
    let stated = statement {
      count += 1
      return String(count)
    }
    for event in stated { told.apply(event) }
    let people = { (eaters: [Eater]) in Set(eaters.filter { $0 != .you }) }
    let limited = { (eaters: [Eater]) in people(eaters.filter { $0 != Eater(name: $0.name) }) }
    guard people(told.household) == people(household), limited(told.away) == limited(away) else {
      return false
    }
    told.household = household
    told.away = away
    (told.renamed, told.people, told.keptNames) = (renamed, self.people, keptNames)
    return told == self
  }

  private func statement(of key: PreferenceKey) -> [PreferencesEvent] {
    let new = EaterPreferences()
    let value: String? =
      switch key {
      case .cookingTime: cookingTime == new.cookingTime ? nil : cookingTime.rawValue
      case .servings: servings.map(String.init)
      case .units: units?.rawValue
      case .appearance: appearance == new.appearance ? nil : appearance.rawValue
      case .contrast: contrast == new.contrast ? nil : contrast.rawValue
      default:
        storedIDs(of: key) == new.storedIDs(of: key)
          ? nil : storedIDs(of: key).joined(separator: ",")
      }
    return value.map { [PreferencesEvent(key: key.rawValue, value: $0)] } ?? []
  }
}

extension Eater {
  fileprivate var statement: [PreferencesEvent] {
    let eater = name
    var events: [PreferencesEvent] = []
    for key in [PreferenceKey.diets, .allergies, .dislikes] {
      events += storedIDs(of: key).map { .toggling($0, isOn: true, of: key, eater: eater) }
    }
    // What is avoided is said, too, so that nobody accepts it who does not know.
    events += allergens.sorted { $0.rawValue < $1.rawValue }.map {
      .toggling(
        $0.rawValue, isOn: !acceptedTraces.contains($0), of: .traces, eater: eater)
    }
    let unread = unreadableLimits.filter(Self.isOfTraces)
    guard !unread.isEmpty else { return events }
    let ids = unread.map { String($0.drop { $0 != ":" }.dropFirst()) }.sorted()
    return events + [
      PreferencesEvent(
        key: PreferenceKey.traces.rawValue, eater: eater, value: ids.joined(separator: ","))
    ]
  }
}

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
  fileprivate var nameOfPerson: String? {
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
