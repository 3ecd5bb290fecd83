import MealModels

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension History {
  /// Whether so many meals in a row were refused just now that somebody takes whatever comes.
  public func isOutOfPatience(at date: Date) -> Bool {
    taken.refusals.count(at: date) >= Refusals.patience
  }

  /// Whether a meal was cooked on the day of a moment; that counts once a day, whoever says it.
  public func isCooked(_ meal: MealID, on moment: LocalMoment) -> Bool {
    self[meal].timesCooked > 0
      && entries.contains { entry in
        entry.event.kind == .cooked && entry.event.meal == meal
          && LocalMoment(date: entry.date, secondsFromGMT: moment.secondsFromGMT).dayNumber
            == moment.dayNumber
      }
  }

  /// Whether a word about a meal says what is not known yet; the same opinion again is none.
  public func isNews(_ event: HistoryEvent, at moment: LocalMoment) -> Bool {
    guard let meal = event.meal else { return false }
    let known = self[meal]
    switch event.kind {
    case .rated:
      guard let stars = event.stars, 1...5 ~= stars else { return false }
      // A rating of three stars or more also lifts a dislike, so the same stars may be news.
      // What was thought of the idea of a dish is not what is thought of the dish.
      return stars != known.stars || known.isDisliked
        || known.isFirstImpression && event.isFirstImpression != true
    case .disliked: return !known.isDisliked
    case .cooked: return !isCooked(meal, on: moment)
    case .suggested, .accepted, .skipped, .reset: return false
    }
  }
}
