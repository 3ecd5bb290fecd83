import DesignSystem
import EaterRecord
import MealModels
import ScreenParts

extension SuggestionService {
  /// The sentence about the foods that a food allergy covers besides its own food, or that a
  /// narrowed allergy excludes; nil if there are none.
  public func reach(of allergy: FoodAllergy, _ copy: Copy) -> String? {
    let origins = origins(of: allergy)
    return copy.reach(of: allergy, from: origins, foodNames: names(of: origins + [allergy.food]))
  }

  /// The foods that narrowed allergies do not avoid: a sentence for each of up to two allergies, or
  /// one sentence for more of them.
  public func narrowings(in limits: EaterLimits, _ copy: Copy) -> [String] {
    narrowings(limits.allergies.filter(\.isNarrowed).sorted { $0.food < $1.food }, copy)
  }

  /// The foods that some narrowed allergies do not avoid, in the order of the allergies.
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
