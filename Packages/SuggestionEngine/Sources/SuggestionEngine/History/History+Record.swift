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
    /// How often it was cooked.
    public private(set) var timesCooked = 0

    /// How many events came before it was last shown; -1 if never.
    private(set) var shownOrder = -1
    /// What was said by nobody knows whom, and by each person.
    private var verdict = Verdict()
    private var verdicts: [String: Verdict] = [:]

    /// The latest rating, 1 to 5 stars, whoever gave it.
    public var stars: Int? { latestRating?.stars }

    /// The verdict with the latest rating; of equal times the first by name.
    private var latestRating: Verdict? {
      guard !verdicts.isEmpty else { return verdict }
      let all = [verdict] + verdicts.sorted { $0.key < $1.key }.map(\.value)
      return all.filter { $0.stars != nil }.max {
        ($0.ratedAt ?? .distantPast) < ($1.ratedAt ?? .distantPast)
      }
    }

    /// When it was last rated or disliked; nil if never.
    public var opinionDate: Date? {
      ([verdict] + verdicts.values).compactMap(\.date).max()
    }

    /// Whether the latest stars are for the idea of the dish, before anybody ate it.
    public var isFirstImpression: Bool { latestRating?.isFirstImpression == true }

    /// Whether an eater cooked it, gave it stars or said that it is not for them.
    var isJudged: Bool { timesCooked > 0 || opinionDate != nil }

    /// Whether somebody said it is not for them, and did not give three stars or more later.
    public var isDisliked: Bool { isDisliked(at: nil) }

    /// Whether it is not for somebody at a table.
    ///
    /// - Parameter table: who sits there; everybody, if nobody knows.
    public func isDisliked(at table: Set<String>?) -> Bool {
      verdict.isDisliked
        || verdicts.contains { $1.isDisliked && table?.contains($0) != false }
    }

    /// Takes in an event that is not known already.
    mutating func take(_ event: HistoryEvent, at date: Date, order: Int) {
      let kind = event.kind
      // The later date stays, so that a clock set back does not make a meal look long gone.
      if kind.isShowing, date >= lastShown ?? date {
        lastShown = date
        shownOrder = order
      }
      if kind == .cooked { timesCooked += 1 }
      if let person = event.person {
        verdicts[person, default: Verdict()].take(event, at: date)
      } else {
        verdict.take(event, at: date)
      }
    }
  }

  /// What one person said of a meal.
  private struct Verdict: Hashable, Sendable {
    var stars: Int?
    /// Whether these stars are for the idea of the dish, before it was eaten.
    var isFirstImpression = false
    /// When it was last rated and disliked; nil if never.
    var ratedAt: Date?
    var dislikedAt: Date?

    var date: Date? { [ratedAt, dislikedAt].compactMap(\.self).max() }

    var isDisliked: Bool {
      guard let dislikedAt else { return false }
      guard let ratedAt, let stars, stars >= 3 else { return true }
      return ratedAt <= dislikedAt
    }

    mutating func take(_ event: HistoryEvent, at date: Date) {
      switch event.kind {
      case .disliked: dislikedAt = max(date, dislikedAt ?? date)
      case .rated: rate(event, at: date)
      case .suggested, .accepted, .cooked, .skipped, .reset: break
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
