import MealModels

/// The analysis of a recipe's contents, with the ingredient that each finding comes from.
public struct MealAnalysis: Sendable, Equatable {
  /// The number of people that the recipe feeds; at least one.
  public let servings: Int

  /// Every ingredient line, in order.
  public let ingredients: [IngredientAnalysis]

  /// The weight of the recipe in grams, estimated where it is unknown.
  public let grams: Double

  /// The fraction of the weight whose nutrition is known, 0 to 1; below 1 all totals are partial.
  public let resolvedMass: Double

  /// The known nutrients in one serving.
  ///
  /// A nutrient that was measured in less than 90 % of the resolved weight is missing.
  public let perServing: NutritionFacts

  /// The nutrients in 100 g of the resolved ingredients.
  public let per100g: NutritionFacts

  /// The allergens that the meal contains, in declared order.
  public let allergens: [AllergenFinding]

  /// The allergens that the meal may be made with, except those it contains anyway.
  public let possible: [AllergenFinding]

  /// The allergens that the meal may contain in traces, in declared order, except those it
  /// contains.
  public let traces: [AllergenFinding]

  /// The diets that the meal fits.
  public let diets: DietSet

  /// The diets that the meal does not fit, in declared order.
  public let notDiets: [DietFinding]

  /// The ingredient names without a known food; each makes the meal unsafe for every diet and
  /// allergy.
  public let unknown: [String]

  /// The carbohydrate without fibre in one serving, in grams.
  ///
  /// Nil if less than 97 % of the weight is resolved, or a starchy food has no amount.
  public let netCarbohydrate: Double?

  /// Makes an analysis with exactly these findings, for tests of screens.
  ///
  /// Nothing is derived. ``RecipeAnalyzer`` makes the analysis of a recipe.
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

/// An allergen in a meal, and the ingredients that contain it.
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

/// A diet that a meal does not fit, and the reason.
public struct DietFinding: Hashable, Sendable {
  /// The diet.
  public let diet: Diet

  /// The reason against the diet.
  public let because: Reason

  /// Makes a finding.
  public init(diet: Diet, because: Reason) {
    self.diet = diet
    self.because = because
  }

  /// The reasons against a diet.
  public enum Reason: Hashable, Sendable {
    /// These ingredients, each alone.
    case ingredients([String])
    /// These ingredients together, such as meat with dairy.
    case together([String])
    /// The grams of net carbohydrate in a serving, above the limit; nil if they are unknown.
    case netCarbohydrate(Double?)
    /// These ingredients are unknown.
    case unknown([String])
  }
}
