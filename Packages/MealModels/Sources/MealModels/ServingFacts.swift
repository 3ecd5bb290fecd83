/// The weights and nutrition of one serving of a recipe, as far as they are known.
public struct ServingFacts: Hashable, Sendable {
  /// The part of one ingredient line in one serving.
  public struct Line: Hashable, Sendable {
    /// Grams; estimated if the amount is known but its weight is not; nil if the cook decides the
    /// amount.
    public var grams: Double?
    /// Grams of protein; nil if they were not measured.
    public var protein: Double?
    /// Grams of carbohydrate, including fibre; nil if they were not measured.
    public var carbohydrate: Double?

    /// Makes the part of a line in a serving.
    public init(grams: Double? = nil, protein: Double? = nil, carbohydrate: Double? = nil) {
      self.grams = grams
      self.protein = protein
      self.carbohydrate = carbohydrate
    }
  }

  /// Grams of carbohydrate without fibre; nil if too few amounts are known to judge a keto diet.
  public var netCarbohydrate: Double?

  /// The nutrients, at least those of ``MealTraits/nutrients``; an unknown nutrient is missing.
  public var nutrition: NutritionFacts

  /// A line for each ingredient, in the order of the recipe; ingredients after the last line are
  /// unknown.
  public var lines: [Line]

  /// Makes the facts of a serving; by default, all of them are unknown.
  public init(
    netCarbohydrate: Double? = nil, nutrition: NutritionFacts = NutritionFacts(),
    lines: [Line] = []
  ) {
    self.netCarbohydrate = netCarbohydrate
    self.nutrition = nutrition
    self.lines = lines
  }
}
