import MealModels

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension History {
  /// Whether the eater refused so many meals in a row that they accept the next one regardless.
  public func isOutOfPatience(at date: Date) -> Bool {
    taken.refusals.count(at: date) >= Refusals.patience
  }

  /// Whether a meal was cooked on the day of a moment, by any eater; cooking is recorded once a
  /// day.
  public func isCooked(_ meal: MealID, on moment: LocalMoment) -> Bool {
    self[meal].timesCooked > 0
      && entries.contains { entry in
        entry.event.kind == .cooked && entry.event.meal == meal
          && LocalMoment(date: entry.date, secondsFromGMT: moment.secondsFromGMT).dayNumber
            == moment.dayNumber
      }
  }

  /// Whether an opinion of a meal is new; a repeated opinion is not.
  public func isNews(_ event: HistoryEvent, at moment: LocalMoment) -> Bool {
    guard let meal = event.meal else { return false }
    let known = self[meal]
    switch event.kind {
    case .rated:
      guard let stars = event.stars, 1...5 ~= stars else { return false }
      // A rating of three stars or more also revokes a dislike, so the same stars may be new. A
      // first impression of a dish is not an opinion of the eaten dish.
      return stars != known.stars || known.isDisliked
        || known.isFirstImpression && event.isFirstImpression != true
    case .disliked: return !known.isDisliked
    case .cooked: return !isCooked(meal, on: moment)
    case .suggested, .accepted, .skipped, .reset: return false
    }
  }
}
