import Journal
import MealModels

extension EventStream where State == Preferences, Content == PreferencesEvent {
  /// The stream of preferences in a journal.
  public static let preferences = EventStream(name: "preferences", initialState: Preferences()) {
    preferences, event, _ in preferences.apply(event)
  }
}

extension Preferences {
  /// Takes in the next change.
  ///
  /// A key or a value that this version does not know changes nothing, except that an unknown diet,
  /// allergy or kind of limit is remembered as unreadable: a limit is never dropped.
  public mutating func apply(_ event: PreferencesEvent) {
    guard event.key != PreferencesEvent.resetKey else { return self = Preferences() }
    guard let key = PreferenceKey(rawValue: event.key) else {
      if event.isLimit == true { unreadableKeys.insert(event.key) }
      return
    }
    let ids = event.value.split(separator: ",").map(String.init)
    if key.isPerEater {
      if let index = index(of: event.eater) {
        household[index].set(key, ids)
      } else if let index = away.firstIndex(where: { $0.name == event.eater }) {
        away[index].set(key, ids)
      } else if let name = event.eater {
        away.append(Eater(name: name))
        away[away.count - 1].set(key, ids)
      }
    } else {
      set(key, event.value, ids)
    }
  }

  /// The place of an eater; nil is the first one.
  func index(of eater: String?) -> Int? {
    guard let eater else { return household.isEmpty ? nil : 0 }
    return household.firstIndex { $0.name == eater }
  }

  private mutating func set(_ key: PreferenceKey, _ value: String, _ ids: [String]) {
    switch key {
    case .cookingTime: cookingTime = CookingTime(rawValue: value) ?? cookingTime
    case .cuisines: cuisines = Set(ids.compactMap(Cuisine.init))
    case .servings: servings = Int(value).flatMap { Self.servingsRange.contains($0) ? $0 : nil }
    case .units: units = MeasurementSystem(rawValue: value)
    case .appearance: appearance = AppearancePreference(rawValue: value) ?? appearance
    case .contrast: contrast = ContrastPreference(rawValue: value) ?? contrast
    case .household: seat(ids)
    case .diets, .allergies, .dislikes: break
    }
  }

  /// Seats the eaters that are named, each with the limits they came or left with.
  private mutating func seat(_ names: [String]) {
    guard !names.isEmpty else { return }
    let known = household + away
    household = names.map { name in known.first { $0.name == name } ?? Eater(name: name) }
    away = known.filter { !names.contains($0.name) }
  }
}

extension Eater {
  /// Marks an id as a food, where it could also be an allergen.
  static let foodMark = "food:"

  fileprivate mutating func set(_ key: PreferenceKey, _ ids: [String]) {
    let old = unreadableLimits.filter { !$0.hasPrefix("\(key.rawValue):") }
    switch key {
    case .diets:
      diets = Set(ids.compactMap(Diet.init))
      unreadableLimits = old.union(Self.unread(ids, key) { Diet(rawValue: $0) == nil })
    case .allergies:
      let foods = ids.filter { $0.hasPrefix(Self.foodMark) }
      allergyFoods = Set(foods.map { FoodID(rawValue: String($0.dropFirst(5))) })
      allergens = Set(ids.compactMap(Allergen.init))
      unreadableLimits = old.union(
        Self.unread(ids, key) { !$0.hasPrefix(Self.foodMark) && Allergen(rawValue: $0) == nil })
    default:
      dislikes = Set(ids.map { FoodID(rawValue: $0) })
    }
  }

  private static func unread(
    _ ids: [String], _ key: PreferenceKey, _ isUnknown: (String) -> Bool
  ) -> [String] {
    ids.filter(isUnknown).map { "\(key.rawValue):\($0)" }
  }
}
