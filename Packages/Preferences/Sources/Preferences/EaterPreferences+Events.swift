import Journal
import MealModels

extension EventStream where State == EaterPreferences, Content == PreferencesEvent {
  /// The stream of preferences in a journal.
  public static let preferences = EventStream(
    name: "preferences", initialState: EaterPreferences(),
    startsOver: { $0.key == PreferencesEvent.resetKey },
    outlasts: { $0.key == PreferencesEvent.lossKey },
    apply: { preferences, event, _ in preferences.apply(event) }
  ).shared(isStatedAnew: true, holdsLimits: true) { event, _ in event.meaning }
}

extension EaterPreferences {
  /// Applies the next change.
  ///
  /// An unknown key or value has no effect. An unknown diet, allergy or kind of limit is kept as
  /// unreadable, because a limit must never be dropped.
  public mutating func apply(_ event: PreferencesEvent) {
    switch event.key {
    case PreferencesEvent.resetKey: return startOver(event)
    case PreferencesEvent.nameKey: return call(event)
    case PreferencesEvent.lossKey: return lose(event.value)
    case PreferencesEvent.confirmKey: return confirm(event)
    default: break
    }
    guard let key = PreferenceKey(rawValue: event.key) else {
      if event.isLimit == true { unreadableKeys.insert(event.key) }
      return
    }
    if key.isPerEater {
      changeEater(event, key)
    } else if key == .household, event.adds != nil || event.removes != nil {
      changeTable(event)
    } else {
      let ids = event.ids(after: storedIDs(of: key))
      set(key, event.value, ids)
    }
  }

  /// Changes an eater at the table or away; for an unknown name, it adds an eater who is away.
  private mutating func changeEater(_ event: PreferencesEvent, _ key: PreferenceKey) {
    guard let named = event.eater else {
      if !household.isEmpty { household[0].change(key, event) }
      return
    }
    guard let name = presentName(named, in: event) else { return }
    if let index = index(of: name) {
      household[index].change(key, event)
    } else {
      let index = away.firstIndex { $0.name == name } ?? away.endIndex
      if index == away.endIndex {
        away.append(newEater(name))
        if let person = event.person { namesByID[person] = name }
      }
      away[index].change(key, event)
    }
  }

  /// The index of an eater; a nil name means the first one.
  func index(of eater: String?) -> Int? {
    guard let eater else { return household.isEmpty ? nil : 0 }
    return household.firstIndex { $0.name == eater }
  }

  private mutating func set(_ key: PreferenceKey, _ value: String, _ ids: [String]) {
    switch key {
    case .cookingTime: cookingTime = CookingTime(rawValue: value) ?? cookingTime
    case .mealTimes: mealTimes = MealTimes(stored: ids)
    case .cuisines: cuisines = Set(ids.compactMap(Cuisine.init))
    case .quotas: quotas = ids.compactMap { Quota(stored: $0) }
    case .nutrition: nutrition = NutritionBounds(stored: ids)
    case .sides: sides = ChosenSide.all(stored: ids)
    case .servings: servings = Int(value).flatMap { Self.servingsRange.contains($0) ? $0 : nil }
    case .units: units = MeasurementSystem(rawValue: value)
    case .appearance: appearance = AppearancePreference(rawValue: value) ?? appearance
    case .contrast: contrast = ContrastPreference(rawValue: value) ?? contrast
    case .household: seat(ids)
    case .diets, .allergies, .traces, .dislikes: break
    }
  }

  /// The stored ids of a list that is shared by everyone.
  func storedIDs(of key: PreferenceKey) -> [String] {
    switch key {
    case .quotas: quotas.map(\.stored)
    case .nutrition: nutrition.stored
    case .mealTimes: mealTimes.stored
    case .sides: ChosenSide.all(in: sides).map(\.text)
    default: cuisines.map(\.rawValue).sorted()
    }
  }

  /// Sets the eaters at the table, each with their known limits.
  ///
  /// The unnamed eater of a new household takes the first given name.
  private mutating func seat(_ names: [String]) {
    var seen: Set<String> = []
    let names = names.map(spelled).filter { seen.insert($0).inserted }
    guard let first = names.first else { return }
    if household.map(\.name) == [Eater.you.name], !names.contains(Eater.you.name),
      !away.contains(where: { $0.name == first })
    {
      household[0].name = first
      namesByID = namesByID.mapValues { $0 == Eater.you.name ? first : $0 }
    }
    for name in names { renamed[name] = nil }
    let known = household + away
    household = names.map { name in known.first { $0.name == name } ?? newEater(name) }
    away = known.filter { !names.contains($0.name) }
  }
}

extension Eater {
  /// Marks an id as a food if it could also be an allergen.
  static let foodMark = "food:"

  /// Marks an id as a food to which an allergy is narrowed; an older version finds the limit
  /// unreadable.
  static let onlyMark = "only:"

  /// The word before a food to which an allergy is narrowed, as people type it.
  static let onlyWord = "only"

  /// The id of an allergy to a food in the list of allergies, narrowed to that food or not.
  public static func allergyID(of food: FoodID, _ isNarrowed: Bool) -> String {
    (isNarrowed ? onlyMark : foodMark) + food.rawValue
  }

  /// The stored ids of a list, including those that this version cannot read.
  func storedIDs(of key: PreferenceKey) -> [String] {
    let unread = unreadableLimits.filter { $0.hasPrefix("\(key.rawValue):") }
      .map { String($0.dropFirst(key.rawValue.count + 1)) }
    switch key {
    case .diets: return diets.map(\.rawValue).sorted() + unread.sorted()
    case .allergies:
      return allergens.map(\.rawValue).sorted()
        + allergyFoods.sorted().map { Self.allergyID(of: $0, false) }
        + onlyAllergyFoods.sorted().map { Self.allergyID(of: $0, true) } + unread.sorted()
    case .traces: return unread.sorted()
    default: return dislikes.sorted().map(\.rawValue)
    }
  }

  fileprivate mutating func change(_ key: PreferenceKey, _ event: PreferencesEvent) {
    if key == .traces, let id = event.adds ?? event.removes {
      // The list names the avoided traces.
      if let allergen = Allergen(rawValue: id) {
        setTraces(of: allergen, areAvoided: event.adds != nil)
      }
    } else {
      set(key, event.ids(after: storedIDs(of: key)))
    }
  }

  private mutating func set(_ key: PreferenceKey, _ ids: [String]) {
    let old = unreadableLimits.filter { !$0.hasPrefix("\(key.rawValue):") }
    switch key {
    case .diets:
      diets = Set(ids.compactMap(Diet.init))
      unreadableLimits = old.union(Self.unread(ids, key) { Diet(rawValue: $0) == nil })
    case .allergies:
      allergyFoods = Self.foods(ids, after: Self.foodMark)
      onlyAllergyFoods = Self.foods(ids, after: Self.onlyMark)
      allergens = Set(ids.compactMap(Allergen.init))
      unreadableLimits = old.union(
        Self.unread(ids, key) { id in
          ![Self.foodMark, Self.onlyMark].contains(where: id.hasPrefix)
            && Allergen(rawValue: id) == nil
        })
    case .traces:
      let unread = Self.unread(ids, key) {
        TracesPreference(rawValue: $0) == nil && Allergen(rawValue: $0) == nil
      }
      unreadableLimits = old.union(unread)
      acceptTraces(of: unread.isEmpty ? accepted(ids) : [])
    default:
      dislikes = Set(ids.map { FoodID(rawValue: $0) })
    }
  }

  /// The allergens whose traces the eater accepts, from a stored setting such as `accept,milk,egg`.
  ///
  /// The ids after `accept` are the allergens that the question listed. Without ids, `accept` means
  /// all allergens that the eater avoids at that time.
  private func accepted(_ ids: [String]) -> Set<Allergen> {
    guard ids.first == TracesPreference.accept.rawValue else { return [] }
    return ids.count == 1 ? allergens : Set(ids.compactMap(Allergen.init))
  }

  private static func foods(_ ids: [String], after mark: String) -> Set<FoodID> {
    Set(
      ids.filter { $0.hasPrefix(mark) }
        .map { FoodID(rawValue: String($0.dropFirst(mark.count))) })
  }

  private static func unread(
    _ ids: [String], _ key: PreferenceKey, _ isUnknown: (String) -> Bool
  ) -> [String] {
    ids.filter(isUnknown).map { "\(key.rawValue):\($0)" }
  }
}

extension PreferencesEvent {
  /// The ids of a list after this event.
  fileprivate func ids(after before: [String]) -> [String] {
    if let adds { return before.filter { $0 != adds } + [adds] }
    if let removes { return before.filter { $0 != removes } }
    return value.split(separator: ",").map(String.init)
  }
}
