import MealModels
import SuggestionEngine

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The occasion on which a meal is explained.
///
/// A meal that was suggested is explained as it stood then, with what had happened before; seen from
/// now it would only be a repeat of itself. Any other meal, and any other time, is explained with
/// all that happened.
public struct WhyOccasion: Sendable {
  /// The moment that the explanation is about.
  public let moment: LocalMoment
  /// What had happened until then.
  public let history: History
  /// Whether the meal was suggested on this occasion.
  public let isPast: Bool
  /// What happened to the meal after this occasion, in the order it happened.
  public let since: [HistoryEvent]

  /// The last time that a meal was suggested, or when the question is about.
  ///
  /// - Parameters:
  ///   - history: what happened, told of the meals as they are called today.
  ///   - moment: when the question is about.
  ///   - isTimed: whether a certain time was asked about.
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
