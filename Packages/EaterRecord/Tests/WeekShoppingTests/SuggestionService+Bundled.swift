import EaterMeals
import MealCatalog

extension SuggestionService {
  /// Over the bundled meals, made once for all tests that take no recipes of their own in.
  static let bundled = SuggestionService(catalog: .bundled)
}
