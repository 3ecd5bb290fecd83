import AppTesting
import EaterRecord
import MealAdvisorFeatures
import MealCatalog
import SuggestionEngine

extension Visitor {
  /// A source that never answers.
  static let nobody = SuggestionSource { _, _ async throws(SuggestionSourceError) in
    throw .offline
  }

  /// A source far away, which answers one meal at a time.
  static let farAway: SuggestionSource = {
    let engine = MealSuggester(pool: MealPool(Catalog.bundled.summaries))
    return SuggestionSource { request, history async throws(SuggestionSourceError) in
      var one = request
      one.count = 1
      return engine.suggest(one, history: history)
    }
  }()
}
