/// What a meal must never contain, for one eater or for everyone at the table.
///
/// All limits hold at once. Nothing in the product relaxes one.
public struct EaterLimits: Hashable, Sendable {
  /// Diets that a meal must fit.
  public var diets: DietSet

  /// Allergens that a meal must not contain, not even in traces.
  public var allergens: AllergenSet

  /// Foods that somebody is allergic to, with everything made of them.
  public var allergyFoods: Set<FoodID>

  /// Foods that somebody does not want, with everything made of them.
  public var dislikedFoods: Set<FoodID>

  /// Nothing is off limits.
  public static let none = EaterLimits()

  /// Makes limits.
  public init(
    diets: DietSet = [], allergens: AllergenSet = [], allergyFoods: Set<FoodID> = [],
    dislikedFoods: Set<FoodID> = []
  ) {
    self.diets = diets
    self.allergens = allergens
    self.allergyFoods = allergyFoods
    self.dislikedFoods = dislikedFoods
  }

  /// The limits of everyone together.
  public func union(_ other: EaterLimits) -> EaterLimits {
    EaterLimits(
      diets: diets.union(other.diets), allergens: allergens.union(other.allergens),
      allergyFoods: allergyFoods.union(other.allergyFoods),
      dislikedFoods: dislikedFoods.union(other.dislikedFoods))
  }

  /// Whether any limit protects health or conviction, so that an unknown ingredient is unsafe.
  public var protects: Bool {
    !diets.isEmpty || !allergens.isEmpty || !allergyFoods.isEmpty
  }

  /// Whether a meal keeps every limit.
  public func admits(_ facts: MealFacts) -> Bool {
    if protects, !facts.unknownIngredients.isEmpty { return false }
    return facts.diets.isSuperset(of: diets)
      && facts.contents.allergens.isDisjoint(with: allergens)
      && facts.contents.traces.isDisjoint(with: allergens)
      && facts.foods.isDisjoint(with: allergyFoods)
      && facts.foods.isDisjoint(with: dislikedFoods)
  }

  /// Every limit that a meal breaks, in the order diets, allergens, foods, unknown ingredients.
  public func breaches(of facts: MealFacts) -> [LimitBreach] {
    let eaten = facts.contents.allergens.union(facts.contents.traces)
    let diets = diets.subtracting(facts.contents.diets).diets.map(LimitBreach.diet)
    let allergens = allergens.intersection(eaten).allergens.map(LimitBreach.allergen)
    let foods = allergyFoods.union(dislikedFoods).intersection(facts.foods).sorted()
    let unknown = protects ? facts.unknownIngredients : []
    return diets + allergens + foods.map(LimitBreach.food) + unknown.map(LimitBreach.unknown)
  }
}

/// One limit that a meal breaks.
public enum LimitBreach: Hashable, Sendable {
  /// It does not fit this diet.
  case diet(Diet)
  /// It contains this allergen, or may in traces.
  case allergen(Allergen)
  /// It contains this food.
  case food(FoodID)
  /// Nothing is known of this ingredient.
  case unknown(String)
}
