import MealModels

/// The eater's answer about a dish that the quiz shows.
public enum QuizAnswer: String, CaseIterable, Hashable, Sendable, Codable {
  /// They would eat it.
  case wouldEat = "would-eat"
  /// It is not for them; it may still be suggested if all other meals were shown.
  case notForMe = "not-for-me"
  /// They do not know it; this has no effect on their taste.
  case unknown

  /// The event that the history learns from the answer: the stars of a first impression, which rule
  /// nothing out.
  ///
  /// Nil if there is nothing to learn.
  public func event(of meal: MealID) -> HistoryEvent? {
    switch self {
    case .wouldEat: HistoryEvent(.rated, meal, stars: 5, isFirstImpression: true)
    case .notForMe: HistoryEvent(.rated, meal, stars: 1, isFirstImpression: true)
    case .unknown: nil
    }
  }
}
