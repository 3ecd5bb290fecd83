import MealModels

extension EaterPreferences {
  /// The events that restate these preferences in a new household, one after
  /// ``PreferencesEvent/reset``.
  ///
  /// People and limits are stated one at a time, so that statements of several devices add up; the
  /// order at the table may differ afterwards. For people who are away only the limits are stated,
  /// so that they leave no other device's table.
  ///
  /// - Parameter newPerson: gives a new id at each call.
  public func statement(newPerson: () -> String) -> [PreferencesEvent] {
    let names = (household + away).map(\.name)
    let people = Dictionary(
      names.map { ($0, person(called: $0) ?? newPerson()) },
      uniquingKeysWith: { first, _ in first })
    let table = household.map { PreferencesEvent.seating($0.name) }
    let known = (household + away).flatMap(\.statement) + confirmed
    var events = (table + known).map { event in
      var event = event
      event.person = event.nameOfPerson.flatMap { people[$0] }
      return event
    }
    // The unnamed owner has no id in a new household.
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

  /// Whether a new household with this statement has the same people, limits and settings.
  public var isStatedWhole: Bool {
    var told = EaterPreferences()
    for copy in losses { told.lose(copy) }
    var count = 0
    let stated = statement {
      count += 1
      return String(count)
    }
    for event in stated { told.apply(event) }
    let people = { (eaters: [Eater]) in Set(eaters.filter { $0 != .you }) }
    let limited = { (eaters: [Eater]) in people(eaters.filter { $0.hasLimits }) }
    guard people(told.household) == people(household), limited(told.away) == limited(away) else {
      return false
    }
    told.household = household
    told.away = away
    (told.renamed, told.namesByID, told.keptNames) = (renamed, namesByID, keptNames)
    return told == self
  }

  /// The confirmations since limits were lost, so that no screen asks for them again.
  private var confirmed: [PreferencesEvent] {
    guard !losses.isEmpty else { return [] }
    return (household + away).map { eater in
      .confirming(PreferencesEvent.confirmable.subtracting(eater.unconfirmed), of: eater.name)
    }
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
  /// Whether the eater has any limit.
  fileprivate var hasLimits: Bool {
    var plain = Eater(name: name)
    plain.unconfirmed = unconfirmed
    return self != plain
  }

  fileprivate var statement: [PreferencesEvent] {
    let eater = name
    var events: [PreferencesEvent] = []
    for key in [PreferenceKey.diets, .allergies, .dislikes] {
      events += storedIDs(of: key).map { .toggling($0, isOn: true, of: key, eater: eater) }
    }
    // Avoided traces are stated too, so that an edit without that knowledge cannot accept them.
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
