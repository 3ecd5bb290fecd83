#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import MealModels

/// The history of the meals of a pool, read once for requests at any number of moments.
struct HistoryReading {
  /// The number of latest showings that are read, however old they are.
  ///
  /// All showings within the window are read in any case.
  static let reach = 512
  /// The number of latest eaten meals that variety and quotas are based on.
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

  /// Sorted by time, except for added ones.
  private(set) var showings: [Showing]
  /// Latest first, except for added ones.
  private(set) var taken: [Taken]
  let disliked: Set<Int>
  let refusals: Refusals
  /// The number of earlier answers.
  let turn: Int

  /// - Parameter request: the earliest request, whose window begins first.
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

  /// Records that a meal is planned for a moment, as if it had been shown and eaten then.
  mutating func plan(_ meal: Int, at date: Date) {
    showings.append(Showing(meal: meal, date: date))
    taken.append(Taken(meal: meal, date: date, isPlanned: true))
  }
}
