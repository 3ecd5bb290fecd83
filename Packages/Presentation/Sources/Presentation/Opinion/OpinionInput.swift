import DesignSystem
import MealModels
import ScreenParts

/// The input of the opinion sheet.
public struct OpinionInput: Equatable, Sendable {
  /// The occasion of the question.
  public enum Occasion: String, CaseIterable, Hashable, Sendable {
    /// The eater opened the sheet to rate the meal.
    case asked
    /// The eater has just finished cooking the meal.
    case cooked
  }

  /// The meal.
  public var meal: Meal
  /// The opinion so far.
  public var opinion: MealOpinion
  /// The occasion of the question.
  public var occasion: Occasion
  /// A short message.
  public var toast: Notice?

  /// Makes an input.
  public init(
    meal: Meal, opinion: MealOpinion = MealOpinion(), occasion: Occasion = .asked,
    toast: Notice? = nil
  ) {
    self.meal = meal
    self.opinion = opinion
    self.occasion = occasion
    self.toast = toast
  }
}
