import DesignSystem
import MealModels
import PremiumGate
import ScreenParts

extension DietaryRestrictionsInput {
  /// Makes an input from the limits of the eater whose screen this is.
  ///
  /// - Parameter foodNames: names of foods; a missing one is replaced by the words of its id.
  public init(
    _ limits: EaterLimits, gate: Gate, foodNames: [FoodID: String] = [:],
    others: [Companion] = [], toast: Notice? = nil
  ) {
    func named(_ foods: Set<FoodID>) -> [NamedFood] {
      foods.sorted().map { NamedFood($0, Self.title(of: $0, foodNames)) }
    }
    self.init(
      diets: limits.diets, allergens: limits.namedAllergens,
      acceptedTraces: limits.acceptedTraces,
      allergyFoods: named(Set(limits.allergies.map(\.food))),
      dislikes: named(Set(limits.dislikes.map(\.food))),
      nutritionDecision: gate.decide(.apply, .nutritionLimits), others: others, toast: toast)
  }

  /// The name of a food with a capital letter.
  private static func title(of food: FoodID, _ names: [FoodID: String]) -> String {
    let name = names[food] ?? food.rawValue.split(separator: "-").joined(separator: " ")
    return name.prefix(1).uppercased() + name.dropFirst()
  }
}
