import DesignSystem
import MealModels

extension Copy {
  /// What an allergy to a food covers beside the food, or, where it was narrowed, what it does not;
  /// nil when that is nothing.
  ///
  /// - Parameter foods: the foods that it comes from and that none of its allergens says.
  public func reach(
    of allergy: FoodAllergy, from foods: [FoodID], foodNames: [FoodID: String] = [:]
  ) -> String? {
    let names =
      allergy.originAllergens.allergens.map(inlineName(of:))
      + foods.map { inlinePlural(of: $0, from: foodNames) }
    guard !names.isEmpty else { return nil }
    return self(
      allergy.isNarrowed ? "allergy.narrowed" : "allergy.covers",
      ["food": inlineName(of: allergy.food, from: foodNames), "names": list(short(names))])
  }

  /// So many names that a sentence can hold them, the rest by their number.
  private func short(_ names: [String]) -> [String] {
    let most = 6
    guard names.count > most else { return names }
    return names.prefix(most - 1) + [self("allergy.more", count: names.count - most + 1)]
  }
}
