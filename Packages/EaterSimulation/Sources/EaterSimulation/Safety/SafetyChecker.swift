import MealModels

/// Checks whether a meal keeps an eater's limits, with a separate search through the foods.
///
/// It is independent of the product and as simple as possible. It uses neither the derived facts of
/// a meal nor the product's check of limits, so that tests can compare both with it.
public struct SafetyChecker {
  private let foods: FoodReference
  private var known: [FoodID: FoodTruth?] = [:]
  private var meals: [MealID: MealTruth] = [:]

  /// Makes a checker with a food reference; meals with the same id must be equal.
  public init(foods: FoodReference) {
    self.foods = foods
  }

  /// Whether a meal keeps every limit.
  public mutating func isSafe(_ meal: Meal, for limits: EaterLimits) -> Bool {
    objection(to: meal, for: limits) == nil
  }

  /// The first limit that a meal breaks, in words; nil when it keeps all.
  public mutating func objection(to meal: Meal, for limits: EaterLimits) -> String? {
    truth(of: meal).objection(LimitList(limits))
  }

  mutating func truth(of meal: Meal) -> MealTruth {
    if let truth = meals[meal.id] { return truth }
    var truth = MealTruth()
    let ids = meal.recipe.ingredients.map(\.food) + meal.recipe.alsoUses.map(Optional.init)
    for id in ids {
      guard let id, let food = self.truth(of: id) else {
        truth.hasUnknown = true
        continue
      }
      truth.foods.names.formUnion(food.names)
      truth.foods.allergens.formUnion(food.allergens)
      truth.foods.possible.formUnion(food.possible)
      truth.foods.traces.formUnion(food.traces)
      truth.foods.kinds.formUnion(food.kinds)
    }
    truth.foods.addKinds(of: truth.foods.possible)
    truth.netCarbohydrate = foods.serving(meal.recipe, foods.book).netCarbohydrate
    meals[meal.id] = truth
    return truth
  }

  private mutating func truth(of food: FoodID) -> FoodTruth? {
    if let truth = known[food] { return truth }
    let truth = FoodTruth(of: food, in: foods.book)
    known[food] = .some(truth)
    return truth
  }
}

/// Limits as separate lists.
struct LimitList {
  let diets: [Diet]
  let allergens: [Allergen]
  /// The allergens that the eater accepts as traces.
  let acceptedTraces: Set<Allergen>
  let foods: Set<FoodID>
  /// Whether an unknown ingredient is unsafe; false if the eater only dislikes foods.
  let protects: Bool
  /// Whether an allergy is to a food that the texts of a meal need not name.
  let isUndecided: Bool

  init(_ limits: EaterLimits) {
    diets = Diet.allCases.filter { $0 != .everything && limits.diets.contains($0) }
    let allergies = limits.allergies
    allergens = Allergen.allCases.filter { allergen in
      limits.namedAllergens.contains(allergen)
        || allergies.contains { $0.allergens.contains(allergen) }
    }
    acceptedTraces = Set(Allergen.allCases.filter { limits.acceptedTraces.contains($0) })
    foods = allergies.reduce(into: limits.dislikedFoods) { $0.formUnion($1.foods) }
    protects = !diets.isEmpty || !allergens.isEmpty || !allergies.isEmpty
    isUndecided = allergies.contains { !$0.isDecidable }
  }
}
