import MealModels
import PrintedText

/// Reads typed settings and turns them into events.
///
/// A key of one eater may name the eater after an at sign: `diets@Ana`. Lists are separated by
/// commas, and `none` empties them.
public struct PreferenceParser: Sendable {
  let foods: @Sendable () -> FoodBook
  private let memory = NamesakesMemory()
  private let household: [Eater]
  private var eaters: [String] { household.map(\.name) }

  /// Makes a parser.
  ///
  /// - Parameters:
  ///   - household: the eaters that a key may name.
  ///   - foods: gives the foods that allergies and dislikes may name; called only if needed.
  public init(household: [Eater], foods: @escaping @Sendable () -> FoodBook) {
    self.household = household
    self.foods = foods
  }

  /// The event that sets a key to a value.
  public func event(_ key: String, _ value: String) throws(PreferenceError) -> PreferencesEvent {
    let (key, eater) = try target(key)
    if key == .traces, let some = try acceptedAllergens(value) {
      return .acceptingTraces(of: some, eater: eater)
    }
    let text = try canonical(value, of: key)
    guard key == .traces, text == TracesPreference.accept.rawValue else {
      return PreferencesEvent(key: key.rawValue, eater: eater, value: text)
    }
    let allergic = household.first { $0.name == eater ?? household.first?.name }
    return .acceptingTraces(of: allergic?.allergens ?? [], eater: eater)
  }

  /// The key, and the eater that it names; nil for the first eater.
  public func target(
    _ text: String
  ) throws(PreferenceError) -> (key: PreferenceKey, eater: String?) {
    let parts = text.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts.first ?? "")
    guard let key = PreferenceKey(rawValue: name) else {
      let keys = PreferenceKey.allCases.map(\.rawValue)
      throw .unknownKey(name, suggestion: Spelling.nearest(to: name, among: keys))
    }
    guard parts.count > 1 else { return (key, nil) }
    let eater = String(parts[1])
    guard key.isPerEater, eaters.contains(eater) else {
      throw .unknownEater(eater, valid: key.isPerEater ? eaters : [])
    }
    return (key, eater)
  }

  /// The diets of a list.
  public func diets(_ text: String) throws(PreferenceError) -> [Diet] {
    var diets: [Diet] = []
    for word in try list(text, of: .diets) { diets.append(try choice(word, of: .diets)) }
    guard diets.count < 2 || !diets.contains(.everything) else {
      throw .unknownValue(text, of: .diets, suggestion: nil, valid: ["none alone, or diets"])
    }
    return diets
  }

  /// The foods of a list.
  ///
  /// A word for a kind of food, such as "nuts" or "seafood", means all foods of the kind. A word
  /// that several foods share, such as "vinegar", means all of these foods.
  public func foods(_ text: String) throws(PreferenceError) -> [FoodID] {
    var found: [FoodID] = []
    for word in try list(text, of: .dislikes) {
      let kinds = Allergen.named(word).map { FoodID(rawValue: $0.rawValue) }
      if !kinds.isEmpty, kinds.allSatisfy({ foods()[$0] != nil }) {
        found += kinds
      } else {
        let food = try food(word)
        found += [food] + (try namesakes(of: word, beside: food))
      }
    }
    return found
  }

  /// The cuisines of a list.
  public func cuisines(_ text: String) throws(PreferenceError) -> [Cuisine] {
    var cuisines: [Cuisine] = []
    for word in try list(text, of: .cuisines) {
      cuisines.append(try choice(word, of: .cuisines))
    }
    return cuisines
  }

  /// The other foods that share a word with the food that it means in a recipe.
  func namesakes(
    of word: String, beside food: FoodID
  ) throws(PreferenceError) -> [FoodID] {
    let others = memory.namesakes(in: foods()).foods(calledBy: word, beside: food)
    guard others.count <= Namesakes.most else { throw .manyFoods(word, [food] + others) }
    return others
  }

  private func food(_ name: String) throws(PreferenceError) -> FoodID {
    let book = foods()
    if let food = book.food(named: name) { return food.id }
    throw .unknownFood(name, suggestion: Spelling.nearest(to: name, among: book.names))
  }
}
