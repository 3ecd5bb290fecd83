import EaterRecord
import MealCatalog
import SuggestionEngine

extension SuggestionService {
  /// Made once for all tests: the meals, foods and seasons are the same in each.
  static let bundledEngine = SuggestionService(catalog: .bundled).engine

  /// An engine over the bundled meals without anything beside them.
  static let dishEngine = MealSuggester(pool: MealPool(Catalog.bundled.summaries))

  /// A service of its own over the bundled meals.
  static func bundled() -> SuggestionService {
    SuggestionService(catalog: .bundled, engine: bundledEngine)
  }
}
