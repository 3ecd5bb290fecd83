#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import MealModels

extension History {
  /// The record of one meal.
  ///
  /// Only a history makes records, so every record is based on events.
  public struct Record: Hashable, Sendable {
    /// The time when it was last shown, opened or cooked; nil if never.
    public private(set) var lastShown: Date?
    /// The number of times it was cooked.
    public private(set) var timesCooked = 0

    /// The number of events before it was last shown; -1 if never.
    private(set) var shownOrder = -1
    /// The verdict of events without a person, and that of each person.
    private var verdict = Verdict()
    private var verdicts: [String: Verdict] = [:]

    /// The latest rating, 1 to 5 stars, by any eater.
    public var stars: Int? { latestRating?.stars }

    /// The verdict with the latest rating; of ratings at the same time, the first one by the
    /// person's name.
    private var latestRating: Verdict? {
      guard !verdicts.isEmpty else { return verdict }
      let all = [verdict] + verdicts.sorted { $0.key < $1.key }.map(\.value)
      return all.filter { $0.stars != nil }.max {
        ($0.ratedAt ?? .distantPast) < ($1.ratedAt ?? .distantPast)
      }
    }

    /// The time when it was last rated or disliked; nil if never.
    public var opinionDate: Date? {
      ([verdict] + verdicts.values).compactMap(\.date).max()
    }

    /// Whether the latest stars are for the idea of the dish, from before it was eaten.
    public var isFirstImpression: Bool { latestRating?.isFirstImpression == true }

    /// Whether an eater cooked it, rated it or disliked it.
    var isJudged: Bool { timesCooked > 0 || opinionDate != nil }

    /// Whether an eater dislikes it and has not given it three stars or more since.
    public var isDisliked: Bool { isDisliked(at: nil) }

    /// Whether an eater at a table dislikes it.
    ///
    /// - Parameter table: the people at the table; nil means everyone.
    public func isDisliked(at table: Set<String>?) -> Bool {
      verdict.isDisliked
        || verdicts.contains { $1.isDisliked && table?.contains($0) != false }
    }

    /// Applies an event that is not known already.
    mutating func take(_ event: HistoryEvent, at date: Date, order: Int) {
      let kind = event.kind
      // The later date is kept, so that a clock that was set back does not make a shown meal look
      // unseen.
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

  /// The opinions of one person about a meal.
  private struct Verdict: Hashable, Sendable {
    var stars: Int?
    /// Whether these stars are for the idea of the dish, from before it was eaten.
    var isFirstImpression = false
    /// The times when it was last rated and last disliked; nil if never.
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

    /// Applies a rating; the later one wins.
    ///
    /// Of two ratings at the same instant, one that is not a first impression wins, or else the
    /// lower one.
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
