import DesignSystem
import MealModels
import ScreenParts

/// What the opinion sheet is made from.
public struct OpinionInput: Equatable, Sendable {
  /// When the eater is asked.
  public enum Occasion: String, CaseIterable, Hashable, Sendable {
    /// The eater came to say something.
    case asked
    /// The meal was just cooked to the end.
    case cooked
  }

  /// The meal.
  public var meal: Meal
  /// What was said about it so far.
  public var opinion: MealOpinion
  /// When the eater is asked.
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
