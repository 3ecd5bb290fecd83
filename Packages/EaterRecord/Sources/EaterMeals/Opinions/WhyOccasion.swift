import MealModels
import SuggestionEngine

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The occasion on which a meal is explained.
///
/// A suggested meal is explained with the history before its suggestion, because with the whole
/// history it would be treated as a repeat of itself. A meal that was not suggested, or a question
/// that names a time, is explained with the whole history.
public struct WhyOccasion: Sendable {
  /// The moment of the explanation.
  public let moment: LocalMoment
  /// The history before that moment.
  public let history: History
  /// Whether the meal was suggested on this occasion.
  public let isPast: Bool
  /// The events of the meal after this occasion, in order.
  public let since: [HistoryEvent]

  /// Makes the occasion when a meal was last suggested, or the occasion of the question itself.
  ///
  /// - Parameters:
  ///   - history: the history, with the meals' present ids.
  ///   - moment: the moment of the question.
  ///   - isTimed: whether the question names a time.
  ///   - secondsFromGMT: how far the eater's clock was ahead of UTC.
  public init(
    of meal: MealID, in history: History, at moment: LocalMoment, isTimed: Bool = false,
    secondsFromGMT: (Date) -> Int
  ) {
    let entries = history.entries
    let last = entries.lastIndex { $0.event.kind == .suggested && $0.event.meal == meal }
    guard !isTimed, let last else {
      self.history = history
      self.moment = moment
      isPast = false
      since = []
      return
    }
    self.history = history.before(last)
    let date = entries[last].date
    self.moment = LocalMoment(date: date, secondsFromGMT: secondsFromGMT(date))
    isPast = true
    since = entries[last...].filter { $0.event.meal == meal && $0.date >= date }
      .sorted { $0.date < $1.date }.map(\.event)
  }
}
