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

  /// What allergies that were narrowed to a food do not avoid: a sentence for each of two, and one
  /// for more of them together.
  public func narrowings(in limits: EaterLimits, _ copy: Copy) -> [String] {
    narrowings(limits.allergies.filter(\.isNarrowed).sorted { $0.food < $1.food }, copy)
  }

  /// The same of allergies in the order in which they are told.
  public func narrowings(_ allergies: [FoodAllergy], _ copy: Copy) -> [String] {
    let told = allergies.compactMap { allergy in
      reach(of: allergy, copy).map { (food: allergy.food, sentence: $0) }
    }
    guard told.count > 2 else { return told.map(\.sentence) }
    let names = names(of: told.map(\.food))
    let foods = told.map { copy.inlineName(of: $0.food, from: names) }
    return [copy("allergy.narrowed.many", ["foods": copy.list(foods)])]
  }
}
