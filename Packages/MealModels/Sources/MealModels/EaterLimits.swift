/// What a meal must never contain, for one eater or for everyone at the table.
///
/// All limits hold at once. Nothing in the product relaxes one.
public struct EaterLimits: Hashable, Sendable {
  /// Diets that a meal must fit.
  public var diets: DietSet

  /// Allergens that a meal must not contain, and not even in traces unless those are accepted.
  ///
  /// What is avoided no longer is accepted no longer, so an allergen that comes back comes back
  /// with its traces.
  public var allergens: AllergenSet {
    didSet { acceptedTraces.formIntersection(allergens) }
  }

  /// Those of the allergens that everyone who avoids them accepts in traces; none unless said.
  public private(set) var acceptedTraces: AllergenSet

  /// Foods that somebody is allergic to, with everything made of them.
  public var allergyFoods: Set<FoodID>

  /// Foods that somebody does not want, with everything made of them.
  public var dislikedFoods: Set<FoodID>

  /// Nothing is off limits.
  public static let none = EaterLimits()

  /// Makes limits.
  ///
  /// - Parameter acceptedTraces: allergens that may be there in traces; those that are not among
  ///   `allergens` are left out.
  public init(
    diets: DietSet = [], allergens: AllergenSet = [], acceptedTraces: AllergenSet = [],
    allergyFoods: Set<FoodID> = [], dislikedFoods: Set<FoodID> = []
  ) {
    self.diets = diets
    self.allergens = allergens
    self.acceptedTraces = acceptedTraces.intersection(allergens)
    self.allergyFoods = allergyFoods
    self.dislikedFoods = dislikedFoods
  }

  /// The limits of everyone together: traces that one of them does not accept are unsafe.
  public func union(_ other: EaterLimits) -> EaterLimits {
    let accepted = acceptedTraces.union(other.acceptedTraces)
    return EaterLimits(
      diets: diets.union(other.diets), allergens: allergens.union(other.allergens),
      acceptedTraces: accepted.subtracting(avoidedTraces.union(other.avoidedTraces)),
      allergyFoods: allergyFoods.union(other.allergyFoods),
      dislikedFoods: dislikedFoods.union(other.dislikedFoods))
  }

  /// The allergens that a meal must not even hold in traces.
  public var avoidedTraces: AllergenSet { allergens.subtracting(acceptedTraces) }

  /// Whether anybody is allergic to anything, so that labels are to be read.
  public var hasAllergy: Bool { !allergens.isEmpty || !allergyFoods.isEmpty }

  /// Whether any limit protects health or conviction, so that an unknown ingredient is unsafe.
  public var protects: Bool {
    !diets.isEmpty || hasAllergy
  }

  /// Whether a meal keeps every limit.
  public func admits(_ facts: MealFacts) -> Bool {
    if protects, !facts.unknownIngredients.isEmpty { return false }
    return facts.diets.isSuperset(of: diets)
      && facts.contents.allergens.isDisjoint(with: allergens)
      && facts.contents.traces.isDisjoint(with: avoidedTraces)
      && facts.foods.isDisjoint(with: allergyFoods)
      && facts.foods.isDisjoint(with: dislikedFoods)
  }

  /// Every limit that a meal breaks, in the order diets, allergens, foods, unknown ingredients.
  public func breaches(of facts: MealFacts) -> [LimitBreach] {
    let contents = facts.contents
    let harms = contents.allergens.intersection(allergens)
      .union(contents.traces.intersection(avoidedTraces))
    let diets = diets.subtracting(contents.diets).diets.map(LimitBreach.diet)
    let allergens = harms.allergens.map(LimitBreach.allergen)
    let foods = allergyFoods.union(dislikedFoods).intersection(facts.foods).sorted()
    let unknown = protects ? facts.unknownIngredients : []
    return diets + allergens + foods.map(LimitBreach.food) + unknown.map(LimitBreach.unknown)
  }
}

/// One limit that a meal breaks.
public enum LimitBreach: Hashable, Sendable {
  /// It does not fit this diet.
  case diet(Diet)
  /// It contains this allergen, or may in traces that are not accepted.
  case allergen(Allergen)
  /// It contains this food.
  case food(FoodID)
  /// Nothing is known of this ingredient.
  case unknown(String)
}
