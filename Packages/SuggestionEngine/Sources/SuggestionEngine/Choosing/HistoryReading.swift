#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import MealModels

/// What a history says of the meals of a pool, read once for questions about any number of moments.
struct HistoryReading {
  /// How many of the latest showings are looked at, however long ago they were; the showings within
  /// the window all are.
  static let reach = 512
  /// How many of the latest eaten meals variety and quotas look at.
  static let takenReach = 64

  /// A meal that was shown.
  struct Showing {
    var meal: Int
    var date: Date
  }

  /// A meal that was eaten or is planned.
  struct Taken {
    var meal: Int
    var date: Date
    var isPlanned: Bool
  }

  /// By time, except for what was added.
  private(set) var showings: [Showing]
  /// Latest first, except for what was added.
  private(set) var taken: [Taken]
  let disliked: Set<Int>
  let refusals: Refusals
  /// How many answers came before.
  let turn: Int

  /// - Parameter request: the earliest question; its window begins first.
  init(_ history: History, for request: SuggestionRequest, in pool: MealPool) {
    let start = request.moment.date - Double(request.windowDays) * 86_400
    let count = max(history.showings(since: start).count, Self.reach)
    showings = history.showings.suffix(count).compactMap { showing in
      pool.index(of: showing.meal).map { Showing(meal: $0, date: showing.date) }
    }
    taken = history.taken.last(Self.takenReach).compactMap { taken in
      pool.index(of: taken.meal).map {
        Taken(meal: $0, date: taken.date, isPlanned: taken.isPlanned)
      }
    }
    disliked = Set(
      history.disliked.compactMap { meal in
        history[meal].isDisliked(at: request.table) ? pool.index(of: meal) : nil
      })
    refusals = history.taken.refusals
    turn = history.entries.count
  }

  /// Takes in that a meal is planned for a moment, as if it had been shown and eaten then.
  mutating func plan(_ meal: Int, at date: Date) {
    showings.append(Showing(meal: meal, date: date))
    taken.append(Taken(meal: meal, date: date, isPlanned: true))
  }
}
