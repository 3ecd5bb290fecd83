import MealModels
import Preferences

extension SuggestionService {
  /// What meals are held against for everyone at the table: every limit as wide as the foods of the
  /// catalogue make it.
  public func limits(of preferences: EaterPreferences) -> EaterLimits {
    preferences.limits(in: foods)
  }

  /// The foods that an allergy covers because its food is made of them, without those that the
  /// allergens it covers name already.
  public func origins(of allergy: FoodAllergy) -> [FoodID] {
    let book = foods
    return allergy.origins.sorted().filter { origin in
      book.contents(of: origin)?.allergens.isDisjoint(with: allergy.originAllergens) ?? true
    }
  }
}
