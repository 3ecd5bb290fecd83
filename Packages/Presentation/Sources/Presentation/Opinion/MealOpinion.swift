import MealModels
import ScreenParts
import SuggestionEngine

/// What the eater said about one meal so far.
public struct MealOpinion: Equatable, Sendable {
  /// The stars given last, 1 to 5; nil when none were given.
  public var stars: Int?
  /// Whether it is not for the eater.
  public var isDisliked: Bool
  /// How often it was cooked.
  public var timesCooked: Int
  /// Whether it was cooked today, so that there is nothing to say about it for now.
  public var isCookedToday: Bool

  /// Makes an opinion; nothing was said unless given.
  public init(
    stars: Int? = nil, isDisliked: Bool = false, timesCooked: Int = 0,
    isCookedToday: Bool = false
  ) {
    self.stars = stars
    self.isDisliked = isDisliked
    self.timesCooked = timesCooked
    self.isCookedToday = isCookedToday
  }

  /// Reads what was said from what happened, at a moment; what was thought of the mere idea of it
  /// are no stars.
  public init(of meal: MealID, in history: History, at moment: LocalMoment) {
    let record = history[meal]
    self.init(
      stars: record.isFirstImpression ? nil : record.stars, isDisliked: record.isDisliked,
      timesCooked: record.timesCooked,
      isCookedToday: history.isCooked(meal, on: moment))
  }
}

extension ScreenToast {
  /// What to say when an opinion changed; nil when it is as it was.
  public init?(
    of meal: MealID, titled title: String, _ before: MealOpinion, _ after: MealOpinion
  ) {
    if before.isDisliked != after.isDisliked {
      self = after.isDisliked ? .mealDislikedForNow(meal, title: title) : .mealWelcomed
    } else if let stars = after.stars, stars != before.stars {
      self = .mealRated(stars)
    } else if after.timesCooked > before.timesCooked {
      self = .mealCooked
    } else {
      return nil
    }
  }
}
