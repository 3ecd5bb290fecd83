import AppShell
import MealModels
import SuggestionEngine

/// The occasion on which a meal is explained.
///
/// A meal that was suggested is explained as it stood then, with what had happened before; seen from
/// now it would only be a repeat of itself. Any other meal, and any other time, is explained with
/// all that happened.
struct WhyOccasion: Sendable {
  let moment: LocalMoment
  let history: History
  /// Whether the meal was suggested on this occasion.
  let isPast: Bool
  /// What happened to the meal after this occasion, in the order it happened.
  let since: [HistoryEvent]

  /// The last time that a meal was suggested, or when the question is about.
  ///
  /// - Parameter isTimed: whether a certain time was asked about.
  init(
    of meal: MealID, in history: History, isTimed: Bool, _ question: SuggestQuestion,
    _ environment: Environment
  ) {
    let entries = history.entries
    let last = entries.lastIndex { $0.event.kind == .suggested && $0.event.meal == meal }
    guard !isTimed, let last else {
      self.history = history
      moment = question.moment
      isPast = false
      since = []
      return
    }
    self.history = entries[..<last].reduce(into: History()) { $0.apply($1.event, at: $1.date) }
    let date = entries[last].date
    moment = LocalMoment(date: date, secondsFromGMT: environment.secondsFromGMT(date))
    isPast = true
    since = entries[last...].filter { $0.event.meal == meal && $0.date >= date }
      .sorted { $0.date < $1.date }.map(\.event)
  }
}
