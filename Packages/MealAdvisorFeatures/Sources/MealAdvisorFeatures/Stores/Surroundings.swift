import AppShell
import MealModels

/// What is known beyond what is stored: where somebody is, what is at home, what is left of the day.
public struct Surroundings: Hashable, Sendable {
  /// Foods that are at home, as whoever keeps track of them names them.
  public var foodsAtHome: [FoodID]
  /// What is left of the day's nutrition; nutrients that nobody counts are missing.
  public var nutritionLeft: NutritionFacts
  /// The country, ISO 3166-1; nil when it is not known.
  public var country: String?

  /// Makes surroundings.
  public init(
    foodsAtHome: [FoodID] = [], nutritionLeft: NutritionFacts = NutritionFacts(),
    country: String? = nil
  ) {
    self.foodsAtHome = foodsAtHome
    self.nutritionLeft = nutritionLeft
    self.country = country
  }

  /// Reads what the features of an app offer.
  ///
  /// Of a nutrient that several of them count, the least is left. What is no amount is passed over.
  public init(_ world: World) {
    self.init(country: world.region.country)
    var left: [Nutrient: Double] = [:]
    for fact in world.suggestionContext {
      switch fact.kind {
      case .atHome: foodsAtHome += fact.values.map { FoodID(rawValue: $0) }
      case .nutritionLeft:
        for (nutrient, amount) in fact.values.compactMap(Self.amount) {
          left[nutrient] = min(amount, left[nutrient] ?? amount)
        }
      case .planned: break
      }
    }
    nutritionLeft = NutritionFacts(left)
  }

  /// Reads `energy=450`; more than was left is none left.
  private static func amount(_ text: String) -> (Nutrient, Double)? {
    let parts = text.split(separator: "=", maxSplits: 1)
    guard parts.count == 2, let nutrient = Nutrient(rawValue: String(parts[0])),
      let amount = Double(parts[1]), amount.isFinite
    else { return nil }
    return (nutrient, max(0, amount))
  }
}
