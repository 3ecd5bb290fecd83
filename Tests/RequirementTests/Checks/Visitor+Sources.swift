import EaterRecord
import MealCatalog
import SuggestionEngine
import Synchronization

extension Visitor {
  /// A source that never answers.
  static let nobody = SuggestionSource { _, _ async throws(SuggestionSourceError) in
    throw .offline
  }
}

/// A line to suggestions far away, which counts what is asked, and can be cut and mended.
final class Line: Sendable {
  private static let engine = MealSuggester(pool: MealPool(Catalog.bundled.summaries))

  private let asked = Mutex(0)
  /// How many answers still come through.
  private let answersLeft: Mutex<Int>
  private let mealsEach: Int

  /// A line that lets so many answers through, each with so many meals; all unless given.
  init(answers: Int = .max, mealsEach: Int = .max) {
    answersLeft = Mutex(answers)
    self.mealsEach = mealsEach
  }

  /// How often something was asked.
  var count: Int { asked.withLock { $0 } }

  /// Lets nothing through from now on.
  func cut() { answersLeft.withLock { $0 = 0 } }

  /// Lets everything through from now on.
  func mend() { answersLeft.withLock { $0 = .max } }

  /// The source at the other end.
  var source: SuggestionSource {
    SuggestionSource { [self] request, history async throws(SuggestionSourceError) in
      asked.withLock { $0 += 1 }
      let comes = answersLeft.withLock { left in
        defer { left = max(0, left - 1) }
        return left > 0
      }
      guard comes else { throw .offline }
      var wanted = request
      wanted.count = min(wanted.count, mealsEach)
      return Self.engine.suggest(wanted, history: history)
    }
  }
}
