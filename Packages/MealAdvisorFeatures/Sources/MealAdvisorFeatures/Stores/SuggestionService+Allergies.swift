import DesignSystem
import MealModels
import Preferences
import Presentation
import ScreenParts

extension SuggestionService {
  /// What meals are held against for everyone at the table: every limit as wide as the foods of the
  /// catalogue make it.
  public func limits(of preferences: Preferences) -> EaterLimits {
    preferences.limits(in: foods)
  }

  /// What an allergy to a food covers beside the food, or where it was narrowed, what it does not;
  /// nil when there is nothing to say.
  public func reach(of allergy: FoodAllergy) -> String? {
    let book = foods
    let foods = allergy.origins.sorted().filter { origin in
      book.contents(of: origin)?.allergens.isDisjoint(with: allergy.originAllergens) ?? true
    }
    return Copy.english.reach(
      of: allergy, from: foods, foodNames: names(of: foods + [allergy.food]))
  }

  /// What allergies that were narrowed to a food do not avoid, a sentence each.
  public func narrowings(in limits: EaterLimits) -> [String] {
    limits.allergies.filter(\.isNarrowed).sorted { $0.food < $1.food }.compactMap(reach(of:))
  }
}
