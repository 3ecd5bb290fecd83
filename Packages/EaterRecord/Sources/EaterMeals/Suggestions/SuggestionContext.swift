import MealModels

/// Facts that are not stored: the country, further foods at home, the day's remaining nutrition.
public struct SuggestionContext: Hashable, Sendable {
  /// Further foods at home, with the ids of their source.
  public var foodsAtHome: [FoodID]
  /// The day's remaining nutrition; nutrients that no feature tracks are missing.
  public var nutritionLeft: NutritionFacts
  /// The country, ISO 3166-1; nil if unknown.
  public var country: String?

  /// The region of the country, which determines the dishes that people know.
  public var region: EaterRegion { EaterRegion(country: country) }

  /// Makes a context.
  public init(
    foodsAtHome: [FoodID] = [], nutritionLeft: NutritionFacts = NutritionFacts(),
    country: String? = nil
  ) {
    self.foodsAtHome = foodsAtHome
    self.nutritionLeft = nutritionLeft
    self.country = country
  }
}

/// A fact from another feature: foods at home.
public struct FoodsAtHome: Hashable, Sendable {
  /// The foods, with the ids of the feature that provides them.
  public var foods: [FoodID]

  /// Makes the fact.
  public init(_ foods: [FoodID]) { self.foods = foods }
}

/// A fact from another feature: today's remaining nutrition.
public struct NutritionLeft: Hashable, Sendable {
  /// The remaining amount of each tracked nutrient, in its unit; negative if more was eaten.
  public var amounts: [Nutrient: Double]

  /// Makes the fact.
  public init(_ amounts: [Nutrient: Double]) { self.amounts = amounts }
}

extension SuggestionContext {
  /// Combines facts of several features.
  ///
  /// If several features track a nutrient, the smallest remaining amount is used.
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
