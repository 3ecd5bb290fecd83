import MealModels
import Preferences

extension SuggestionService {
  /// The limits of the whole table; each covers all of the catalogue's foods that it affects.
  public func limits(of preferences: EaterPreferences) -> EaterLimits {
    preferences.limits(in: foods)
  }

  /// The foods that an allergy covers because its food is made of them.
  ///
  /// Foods that the allergy's allergens cover already are left out.
  public func origins(of allergy: FoodAllergy) -> [FoodID] { foods.origins(of: allergy) }
}
