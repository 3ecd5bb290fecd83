/// The numbers of one serving of a recipe, as far as they are known.
public struct ServingFacts: Hashable, Sendable {
  /// What one ingredient line brings to one serving.
  public struct Line: Hashable, Sendable {
    /// Grams, estimated where only the food's weight is unknown; nil where the cook decides.
    public var grams: Double?
    /// Grams of protein; nil where nobody measured it.
    public var protein: Double?
    /// Grams of carbohydrate, fibre included; nil where nobody measured it.
    public var carbohydrate: Double?

    /// Makes what a line brings.
    public init(grams: Double? = nil, protein: Double? = nil, carbohydrate: Double? = nil) {
      self.grams = grams
      self.protein = protein
      self.carbohydrate = carbohydrate
    }
  }

  /// Grams of carbohydrate without fibre; nil where too little of it is known for keto.
  public var netCarbohydrate: Double?

  /// Nutrients, at least those of ``MealTraits/nutrients``; one that is not known is missing.
  public var nutrition: NutritionFacts

  /// A line for each ingredient, in the order of the recipe; lines past the end are unknown.
  public var lines: [Line]

  /// Makes the numbers of a serving; by default nothing is known.
  public init(
    netCarbohydrate: Double? = nil, nutrition: NutritionFacts = NutritionFacts(),
    lines: [Line] = []
  ) {
    self.netCarbohydrate = netCarbohydrate
    self.nutrition = nutrition
    self.lines = lines
  }
}
