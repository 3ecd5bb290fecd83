import EaterRecord
import MealCatalog
import SuggestionEngine
import Synchronization

extension Visitor {
  /// A source that never answers.
  static let nobody = SuggestionSource { _, _ async throws(SuggestionSourceError) in
    throw .offline
  }

  /// A source far away, which answers one meal at a time.
  static var farAway: SuggestionSource { Line().source }
}

/// A line to suggestions far away, which counts what is asked and can be cut.
final class Line: Sendable {
  private static let engine = MealSuggester(pool: MealPool(Catalog.bundled.summaries))

  private let asked = Mutex(0)
  private let isCut = Mutex(false)
  private let answersAll: Bool

  /// A line to a source that answers as many meals as it is asked for, or one at a time.
  init(answersAll: Bool = false) { self.answersAll = answersAll }

  /// How often something was asked.
  var count: Int { asked.withLock { $0 } }

  /// Lets nothing through from now on.
  func cut() { isCut.withLock { $0 = true } }

  /// The source at the other end.
  var source: SuggestionSource {
    SuggestionSource { [self] request, history async throws(SuggestionSourceError) in
      asked.withLock { $0 += 1 }
      if isCut.withLock({ $0 }) { throw .offline }
      var wanted = request
      if !answersAll { wanted.count = 1 }
      return Self.engine.suggest(wanted, history: history)
    }
  }
}
