import MealModels
import ScreenParts
import SuggestionEngine

/// The eater's opinion of one meal so far.
public struct MealOpinion: Equatable, Sendable {
  /// The stars given last, 1 to 5; nil if none were given.
  public var stars: Int?
  /// Whether the eater marked the meal as not for them.
  public var isDisliked: Bool
  /// How often the meal was cooked.
  public var timesCooked: Int
  /// Whether the meal was cooked today; then the app does not offer "I Cooked It".
  public var isCookedToday: Bool

  /// Makes an opinion; by default empty.
  public init(
    stars: Int? = nil, isDisliked: Bool = false, timesCooked: Int = 0,
    isCookedToday: Bool = false
  ) {
    self.stars = stars
    self.isDisliked = isDisliked
    self.timesCooked = timesCooked
    self.isCookedToday = isCookedToday
  }

  /// Reads the opinion from the history, at a moment.
  ///
  /// Stars of a first impression, given before eating the dish, are ignored.
  public init(of meal: MealID, in history: History, at moment: LocalMoment) {
    let record = history[meal]
    self.init(
      stars: record.isFirstImpression ? nil : record.stars, isDisliked: record.isDisliked,
      timesCooked: record.timesCooked,
      isCookedToday: history.isCooked(meal, on: moment))
  }
}

extension ScreenToast {
  /// Makes the notice of a changed opinion; nil if nothing changed.
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
