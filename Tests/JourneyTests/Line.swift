import AppTesting
import EaterRecord
import MealAdvisorFeatures
import MealCatalog
import MealModels
import SuggestionEngine
import Synchronization

/// A line to suggestions far away, which can be cut and restored; each answer is one meal.
///
/// It has nothing for a reserve: the first question after something happened, which Home asks in the
/// background, brings no meal.
final class Line: Sendable {
  private let isCut = Mutex(false)
  private let asked = Mutex<[SuggestionRequest]>([])
  private let known = Mutex<Set<Int>>([])
  private let engine = MealSuggester(pool: MealPool(Diner.summaries))

  /// Everything that was asked so far.
  var requests: [SuggestionRequest] { asked.withLock { $0 } }

  func cut() { isCut.withLock { $0 = true } }

  func mend() { isCut.withLock { $0 = false } }

  /// The source to hand to a guest.
  var source: SuggestionSource {
    SuggestionSource { [self] request, history async throws(SuggestionSourceError) in
      asked.withLock { $0.append(request) }
      let happened = history.entries.count
      let isNews = known.withLock { $0.insert(happened).inserted }
      if isCut.withLock({ $0 }) { throw .timedOut(seconds: 10) }
      if isNews, happened > 0 { return SuggestionAnswer() }
      var one = request
      one.count = 1
      return engine.suggest(one, history: history)
    }
  }
}

extension Diner {
  /// The bundled meals.
  static var summaries: [MealSummary] { Catalog.bundled.summaries }
}
