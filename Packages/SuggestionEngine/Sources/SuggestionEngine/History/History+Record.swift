#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import MealModels

extension History {
  /// What is known of one meal.
  ///
  /// Only a history makes one, from its events: so no record says what no event has said.
  public struct Record: Hashable, Sendable {
    /// When it was last shown, opened or cooked; nil if never.
    public private(set) var lastShown: Date?
    /// The latest rating, 1 to 5 stars.
    public private(set) var stars: Int?
    /// Whether these stars are for the idea of the dish, before anybody ate it.
    public private(set) var isFirstImpression = false
    /// How often it was cooked.
    public private(set) var timesCooked = 0

    /// How many events came before it was last shown; -1 if never.
    private(set) var shownOrder = -1
    /// When it was last rated and disliked; nil if never.
    private var ratedAt: Date?
    private var dislikedAt: Date?

    /// When it was last rated or disliked; nil if never.
    public var opinionDate: Date? { [ratedAt, dislikedAt].compactMap(\.self).max() }

    /// Whether an eater cooked it, gave it stars or said that it is not for them.
    var isJudged: Bool { timesCooked > 0 || opinionDate != nil }

    /// Whether an eater said it is not for them, and did not give three stars or more later.
    public var isDisliked: Bool {
      guard let dislikedAt else { return false }
      guard let ratedAt, let stars, stars >= 3 else { return true }
      return ratedAt <= dislikedAt
    }

    /// Takes in an event that is not known already.
    mutating func take(_ event: HistoryEvent, at date: Date, order: Int) {
      let kind = event.kind
      // The later date stays, so that a clock set back does not make a meal look long gone.
      if kind.isShowing, date >= lastShown ?? date {
        lastShown = date
        shownOrder = order
      }
      switch kind {
      case .cooked: timesCooked += 1
      case .disliked: dislikedAt = max(date, dislikedAt ?? date)
      case .rated: rate(event, at: date)
      case .suggested, .accepted, .skipped, .reset: break
      }
    }

    /// Takes in a rating; the later one counts, and of two at one instant the one that is no first
    /// impression, or else the lower.
    private mutating func rate(_ rating: HistoryEvent, at date: Date) {
      let isImpression = rating.isFirstImpression == true
      if let ratedAt, ratedAt >= date {
        let isLower = (rating.stars ?? 0) < stars ?? 0
        let wins = isImpression == isFirstImpression ? isLower : isFirstImpression
        guard ratedAt == date, wins else { return }
      }
      (stars, ratedAt) = (rating.stars, date)
      isFirstImpression = isImpression
    }
  }
}
