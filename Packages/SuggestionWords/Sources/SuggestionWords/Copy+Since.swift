import DesignSystem
import ScreenParts
import SuggestionEngine

extension Copy {
  /// What the eater did with a meal, each thing once in the order it was last done, such as "Since
  /// then you cooked it and gave it 5 stars."; nil when there is nothing to say.
  ///
  /// - Parameter events: what happened to the meal, the earliest first.
  public func text(since events: [HistoryEvent]) -> String? {
    var latest: [HistoryEvent] = []
    for event in events {
      latest.removeAll { $0.kind == event.kind }
      latest.append(event)
    }
    let deeds = latest.compactMap(deed)
    return deeds.isEmpty ? nil : self("since.line", ["deeds": list(deeds)])
  }

  /// One thing that was done, as it stands after "you"; nil for what is no answer to the meal.
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
