import DesignSystem
import EaterRecord
import EaterSettings
import MealAdvisorOpinion
import PlanningFeatures
import RecipeBookFeatures
import SharingFeatures

extension [DisputeWords] {
  /// The words for conflicts in all of MealAdvisor's shared streams, as its features offer them.
  static func mealAdvisor(
    record: StoredState, service: SuggestionService, retailers: Retailers, copy: Copy
  ) -> [DisputeWords] {
    DisputeWords.planning(record: record, service: service, retailers: retailers, copy: copy) + [
      .preferences(copy) { service.name(ofFood: $0) },
      .opinions(copy) { service.title(ofMeal: $0) }, .notes(copy) { service.title(ofMeal: $0) },
      .recipes(copy) { service.title(ofMeal: $0) },
      .settledNames(copy) { service.name(ofFood: $0) },
    ]
  }
}
