import MealModels

/// What somebody says of a dish that the quiz shows them.
public enum QuizAnswer: String, CaseIterable, Hashable, Sendable, Codable {
  /// They would eat it.
  case wouldEat = "would-eat"
  /// It is not for them; it may be suggested all the same, when everything else was.
  case notForMe = "not-for-me"
  /// They do not know it, which says nothing of their taste.
  case unknown

  /// What the history learns of it: the stars of a first impression, which bans nothing; nil where
  /// there is nothing to learn.
  public func event(of meal: MealID) -> HistoryEvent? {
    switch self {
    case .wouldEat: HistoryEvent(.rated, meal, stars: 5, isFirstImpression: true)
    case .notForMe: HistoryEvent(.rated, meal, stars: 1, isFirstImpression: true)
    case .unknown: nil
    }
  }
}
