import DesignSystem
import EaterRecord
import MealAdvisorFeatureParts
import PlanningFeatures
import RecipeBookFeatures
import SharingFeatures

extension [DisputeWords] {
  /// The words of disagreements about everything that MealAdvisor shares, as its features offer them.
  public static func mealAdvisor(
    _ record: StoredState, _ service: SuggestionService, _ retailers: Retailers, _ copy: Copy
  ) -> [DisputeWords] {
    DisputeWords.planning(record, service, retailers, copy) + [
      .preferences(copy) { service.name(ofFood: $0) },
      .opinions(copy) { service.title(ofMeal: $0) },
      .recipes(copy) { service.title(ofMeal: $0) },
      .settledNames(copy) { service.name(ofFood: $0) },
    ]
  }
}
