import AppWords
import MealModels

extension Copy {
  /// A sentence that names the other foods that an allergy covers.
  ///
  /// For a narrowed allergy, it names the foods that the allergy no longer covers. Nil if there
  /// are no such foods.
  ///
  /// - Parameter foods: the foods of which the food of the allergy is made, or which it replaces.
  ///   Foods in the allergens of the allergy are left out, because the sentence names these
  ///   allergens.
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

  /// As many names as fit into a sentence, followed by the number of the remaining ones.
  private func short(_ names: [String]) -> [String] {
    let most = 6
    guard names.count > most else { return names }
    return names.prefix(most - 1) + [self("allergy.more", count: names.count - most + 1)]
  }
}
