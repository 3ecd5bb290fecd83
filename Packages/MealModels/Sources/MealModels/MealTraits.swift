/// The traits that distinguish meals, apart from their cuisine: the basis of variety and taste.
///
/// Limits never depend on traits; only ``MealFacts`` decides which meals they allow.
public struct MealTraits: Hashable, Sendable {
  /// The most main foods that a meal names.
  public static let mainFoodLimit = 6

  /// The source of most of its protein.
  public var protein: ProteinSource

  /// The source of most of its starch.
  public var starch: StarchSource

  /// The shape in which it is cooked and served.
  public var shape: DishKind

  /// The main foods, heaviest first, at most ``mainFoodLimit``; no seasonings.
  public var mainFoods: [FoodID]

  /// The months in which at least one of its main foods is in season in the northern temperate
  /// zone; empty if none of them has a season.
  public var months: MonthSet

  /// Whether meat, fish or an egg in it is eaten raw: no step cooks it, and shops do not sell it
  /// cooked or cured.
  public var isRaw: Bool

  /// The nutrients in one serving; an unknown nutrient is missing.
  public var nutrition: NutritionFacts

  /// Makes traits.
  public init(
    protein: ProteinSource = .none, starch: StarchSource = .none, shape: DishKind = .plate,
    mainFoods: [FoodID] = [], months: MonthSet = [], isRaw: Bool = false,
    nutrition: NutritionFacts = NutritionFacts()
  ) {
    self.protein = protein
    self.starch = starch
    self.shape = shape
    self.mainFoods =
      mainFoods.count > Self.mainFoodLimit ? Array(mainFoods.prefix(Self.mainFoodLimit)) : mainFoods
    self.months = months
    self.isRaw = isRaw
    self.nutrition = nutrition
  }
}
