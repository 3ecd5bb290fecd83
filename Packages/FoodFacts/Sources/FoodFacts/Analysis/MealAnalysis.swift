import MealModels

/// What a recipe contains, with the ingredient that each finding comes from.
public struct MealAnalysis: Sendable, Equatable {
  /// How many people it feeds; at least one.
  public let servings: Int

  /// Every ingredient line, in order.
  public let ingredients: [IngredientAnalysis]

  /// What the recipe weighs as far as its weights are known, in grams.
  public let grams: Double

  /// The share of the weight whose nutrition is known, 0 to 1; below 1 all totals are partial.
  public let resolvedMass: Double

  /// Nutrients in one serving, as far as resolved.
  ///
  /// A nutrient that was measured in less than 90 % of the resolved weight is missing.
  public let perServing: NutritionFacts

  /// Nutrients in 100 g of the resolved ingredients.
  public let per100g: NutritionFacts

  /// Allergens it contains, in declared order.
  public let allergens: [AllergenFinding]

  /// The allergens that it may be made with and does not contain anyway.
  public let possible: [AllergenFinding]

  /// Allergens it may contain in traces, in declared order, without those it contains.
  public let traces: [AllergenFinding]

  /// The diets it fits.
  public let diets: DietSet

  /// The diets it does not fit, in declared order.
  public let notDiets: [DietFinding]

  /// Names that no food is known for; each makes the meal unsafe for every diet and allergy.
  public let unknown: [String]

  /// Carbohydrate without fibre in one serving, in grams; nil when less than 97 % of the weight is
  /// resolved, or something starchy has no amount.
  public let netCarbohydrate: Double?

  /// Makes an analysis of exactly these findings, for tests of what shows them; nothing is derived.
  ///
  /// Of a recipe ``RecipeAnalyzer`` makes one.
  public init(
    servings: Int, ingredients: [IngredientAnalysis], grams: Double, resolvedMass: Double,
    perServing: NutritionFacts, per100g: NutritionFacts, allergens: [AllergenFinding],
    possible: [AllergenFinding] = [], traces: [AllergenFinding], diets: DietSet,
    notDiets: [DietFinding], unknown: [String], netCarbohydrate: Double?
  ) {
    self.servings = max(1, servings)
    self.ingredients = ingredients
    self.grams = grams
    self.resolvedMass = resolvedMass
    self.perServing = perServing
    self.per100g = per100g
    self.allergens = allergens
    self.possible = possible
    self.traces = traces
    self.diets = diets
    self.notDiets = notDiets
    self.unknown = unknown
    self.netCarbohydrate = netCarbohydrate
  }
}

/// An allergen in a meal, and the ingredients that bring it.
public struct AllergenFinding: Hashable, Sendable {
  /// The allergen.
  public let allergen: Allergen

  /// The names of the ingredients, in the order of the recipe.
  public let because: [String]

  /// Makes a finding.
  public init(allergen: Allergen, because: [String]) {
    self.allergen = allergen
    self.because = because
  }
}

/// A diet that a meal does not fit, and why.
public struct DietFinding: Hashable, Sendable {
  /// The diet.
  public let diet: Diet

  /// What stands in the way.
  public let because: Reason

  /// Makes a finding.
  public init(diet: Diet, because: Reason) {
    self.diet = diet
    self.because = because
  }

  /// What can stand in the way of a diet.
  public enum Reason: Hashable, Sendable {
    /// These ingredients, each by itself.
    case ingredients([String])
    /// These ingredients together, such as meat with dairy.
    case together([String])
    /// Grams of net carbohydrate in a serving, above the limit; nil when they are not known.
    case netCarbohydrate(Double?)
    /// Nothing is known of these ingredients.
    case unknown([String])
  }
}
