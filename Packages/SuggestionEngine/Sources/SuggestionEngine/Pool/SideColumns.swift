import MealModels

/// The side dishes of a pool, as columns, and which of them go with each meal.
///
/// Meals with the same sides share a combination, so the work is done once for each combination,
/// not for each meal.
struct SideColumns: Sendable {
  /// The number of the combination without sides.
  static let none = 0

  let ids: [MealID]
  let harms: [HarmMask]
  let minutes: [Int32]
  let handsOnMinutes: [Int32]
  let servings: [NutritionMask]
  /// For each side dish, whether rice provides most of the starch.
  let areOfRice: [Bool]
  let nutrition: NutritionColumns
  let foods: FoodPostings
  /// The kinds of food in each side dish.
  let classes: [FoodClasses]

  /// The foods in each side dish that a kosher kitchen keeps apart.
  let kitchens: [KosherKitchen]

  /// The sides that go with a meal, and the foods in the meal that a kosher kitchen keeps apart.
  struct Combination: Hashable, Sendable {
    /// The rows of the choices of each accompaniment.
    var choices: [[Int]]
    /// The foods in the meal itself that a kosher kitchen keeps apart.
    var kitchen: KosherKitchen
  }

  /// The combinations of sides that go with the meals; the first one is empty.
  let combinations: [Combination]

  /// The combination of each meal; empty if no meal has sides.
  private let numbers: [Int32]
  private let rows: [MealID: Int]

  /// - Parameter meals: the meals of the pool, whose accompaniments name the sides; unknown names
  ///   are ignored.
  init(_ sides: [MealSummary], of meals: [MealSummary]) {
    var rows: [MealID: Int] = [:]
    var unique: [MealSummary] = []
    for side in sides where rows[side.id] == nil {
      rows[side.id] = unique.count
      unique.append(side)
    }
    self.rows = rows
    ids = unique.map(\.id)
    harms = unique.map { HarmMask(of: $0.facts) }
    minutes = unique.map { Int32(clamping: max(0, $0.totalMinutes)) }
    handsOnMinutes = unique.map { Int32(clamping: max(0, $0.handsOnMinutes)) }
    servings = unique.map { NutritionMask(of: $0.traits.nutrition) }
    areOfRice = unique.map { $0.traits.starch == .rice }
    nutrition = NutritionColumns(unique)
    foods = FoodPostings(unique)
    classes = unique.map(\.facts.contents.classes)
    kitchens = unique.map { KosherKitchen($0.facts) }
    let nothing = Combination(choices: [], kitchen: .neutral)
    var combinations = [nothing]
    var known = [nothing: Self.none]
    let numbers = meals.map { meal in
      let choices = meal.customs.accompaniments.map { $0.choices.compactMap { rows[$0] } }
      let combination =
        choices.isEmpty
        ? nothing : Combination(choices: choices, kitchen: KosherKitchen(meal.facts))
      if let number = known[combination] { return Int32(number) }
      known[combination] = combinations.count
      combinations.append(combination)
      return Int32(combinations.count - 1)
    }
    self.combinations = combinations
    self.numbers = combinations.count == 1 ? [] : numbers
  }

  /// Whether no meal has sides.
  var isEmpty: Bool { numbers.isEmpty }

  /// The combination of a meal.
  func combination(of meal: Int) -> Int { numbers.isEmpty ? Self.none : Int(numbers[meal]) }

  /// The row of a side dish; nil if the pool does not contain it.
  func row(of side: MealID) -> Int? { rows[side] }

  /// For each side dish, whether it keeps the limits of everyone at the table.
  func areSafe(for limits: EaterLimits) -> [Bool] {
    guard limits.undecidedFoods.isEmpty else { return ids.map { _ in false } }
    let limit = HarmMask(forbiddenBy: limits)
    let named = limits.allergyFoods.union(limits.dislikedFoods)
    let holdsNamed = foods.holders(of: named, among: ids.count)
    return harms.indices.map { harms[$0].isDisjoint(with: limit) && !holdsNamed[$0] }
  }
}

/// The foods that a kosher kitchen keeps apart: meat and milk, which are never on the same plate.
struct KosherKitchen: OptionSet, Hashable, Sendable {
  let rawValue: UInt8

  /// Meat or poultry.
  static let meat = KosherKitchen(rawValue: 1)
  /// Milk or a food made of it.
  static let dairy = KosherKitchen(rawValue: 2)
  /// Neither meat nor milk.
  static let neutral: KosherKitchen = []

  init(rawValue: UInt8) { self.rawValue = rawValue }

  init(_ facts: MealFacts) {
    let classes = facts.contents.classes
    self = classes.isDisjoint(with: [.meat, .poultry]) ? .neutral : .meat
    if classes.contains(.dairy) { insert(.dairy) }
  }
}
