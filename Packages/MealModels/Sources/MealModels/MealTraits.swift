/// What makes one meal unlike another, apart from its cuisine: what variety and taste go by.
///
/// Limits never look at traits; what a meal must not contain is decided by ``MealFacts`` alone.
public struct MealTraits: Hashable, Sendable {
  /// The most main foods that a meal names.
  public static let mainFoodLimit = 6

  /// Where most of its protein comes from.
  public var protein: ProteinSource

  /// Where most of its starch comes from.
  public var starch: StarchSource

  /// The shape in which it is cooked and served.
  public var shape: DishKind

  /// What it mostly consists of, heaviest first, at most ``mainFoodLimit``; no seasonings.
  public var mainFoods: [FoodID]

  /// The months in which something of its main foods is in season in the northern temperate zone;
  /// empty when nothing in it has a season.
  public var months: MonthSet

  /// Whether flesh or an egg in it is eaten as it is: no step says that it is cooked, and the shop does
  /// not sell it cooked or cured.
  public var isRaw: Bool

  /// Nutrients in one serving; one that is not known is missing.
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
    self.mainFoods = Array(mainFoods.prefix(Self.mainFoodLimit))
    self.months = months
    self.isRaw = isRaw
    self.nutrition = nutrition
  }
}
