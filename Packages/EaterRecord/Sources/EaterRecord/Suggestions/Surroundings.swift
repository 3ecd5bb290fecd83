import MealModels

/// What is known beyond what is stored: where somebody is, what is at home, what is left of the day.
public struct Surroundings: Hashable, Sendable {
  /// Foods that are at home, as whoever keeps track of them names them.
  public var foodsAtHome: [FoodID]
  /// What is left of the day's nutrition; nutrients that nobody counts are missing.
  public var nutritionLeft: NutritionFacts
  /// The country, ISO 3166-1; nil when it is not known.
  public var country: String?

  /// The region of the country, which tells what dishes people know.
  public var region: EaterRegion { EaterRegion(country: country) }

  /// Makes surroundings.
  public init(
    foodsAtHome: [FoodID] = [], nutritionLeft: NutritionFacts = NutritionFacts(),
    country: String? = nil
  ) {
    self.foodsAtHome = foodsAtHome
    self.nutritionLeft = nutritionLeft
    self.country = country
  }
}

/// A fact that whoever keeps the pantry offers: foods that are at home.
public struct FoodsAtHome: Hashable, Sendable {
  /// The foods, as whoever offers them names them.
  public var foods: [FoodID]

  /// Makes the fact.
  public init(_ foods: [FoodID]) { self.foods = foods }
}

/// A fact that whoever counts nutrition offers: what is left of today.
public struct NutritionLeft: Hashable, Sendable {
  /// What is left of each nutrient that is counted, in its unit; less than nothing where more was
  /// eaten than was left.
  public var amounts: [Nutrient: Double]

  /// Makes the fact.
  public init(_ amounts: [Nutrient: Double]) { self.amounts = amounts }
}

extension Surroundings {
  /// Puts facts of several keepers together.
  ///
  /// Of a nutrient that several of them count, the least is left.
  public init(atHome: [FoodsAtHome], left: [NutritionLeft], country: String?) {
    var least: [Nutrient: Double] = [:]
    for fact in left {
      for (nutrient, amount) in fact.amounts where amount.isFinite {
        least[nutrient] = min(max(0, amount), least[nutrient] ?? .infinity)
      }
    }
    self.init(
      foodsAtHome: atHome.flatMap(\.foods), nutritionLeft: NutritionFacts(least),
      country: country)
  }
}
