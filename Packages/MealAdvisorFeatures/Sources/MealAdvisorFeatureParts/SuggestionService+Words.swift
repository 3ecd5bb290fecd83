import DesignSystem
import EaterRecord
import MealModels
import ScreenParts

extension SuggestionService {
  /// What an allergy to a food covers beside the food, or where it was narrowed, what it does not;
  /// nil when there is nothing to say.
  public func reach(of allergy: FoodAllergy, _ copy: Copy) -> String? {
    let origins = origins(of: allergy)
    return copy.reach(of: allergy, from: origins, foodNames: names(of: origins + [allergy.food]))
  }

  /// What allergies that were narrowed to a food do not avoid, a sentence each.
  public func narrowings(in limits: EaterLimits, _ copy: Copy) -> [String] {
    limits.allergies.filter(\.isNarrowed).sorted { $0.food < $1.food }
      .compactMap { reach(of: $0, copy) }
  }
}
