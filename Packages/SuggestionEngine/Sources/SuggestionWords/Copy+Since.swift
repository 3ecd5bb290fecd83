import AppWords
import MealWords
import SuggestionEngine

extension Copy {
  /// The eater's actions on a meal, each once in the order in which it was last done; nil if there
  /// are none.
  ///
  /// An example is "Since then you cooked it and gave it 5 stars."
  ///
  /// - Parameter events: the events of the meal, earliest first.
  public func text(since events: [HistoryEvent]) -> String? {
    var latest: [HistoryEvent] = []
    for event in events {
      latest.removeAll { $0.kind == event.kind }
      latest.append(event)
    }
    let deeds = latest.compactMap(deed)
    return deeds.isEmpty ? nil : self("since.line", ["deeds": list(deeds)])
  }

  /// One action in the form that follows "you"; nil for an event that is not a response to the
  /// meal.
  private func deed(_ event: HistoryEvent) -> String? {
    switch event.kind {
    case .accepted: self("since.accepted")
    case .cooked: self("since.cooked")
    case .disliked: self("since.disliked")
    case .rated where event.isFirstImpression == true: nil
    case .rated: event.stars.map { self("since.rated", count: $0) }
    case .suggested, .skipped, .reset: nil
    }
  }
}
