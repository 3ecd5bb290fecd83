import DesignSystem
import MealModels

/// The actions on a meal's opinion.
public enum OpinionAction {
  /// Rates a meal with 1 to 5 stars.
  public static let rate = ActionForm(
    "meal.rate", about: .both(.id(MealID.self), .integer("stars")))
  /// Marks a meal as disliked by the eater.
  public static let dislike = ActionForm("meal.dislike", about: .id(MealID.self))
  /// Removes the mark that a meal is not for the eater.
  public static let undoDislike = ActionForm("meal.undoDislike", about: .id(MealID.self))
  /// Marks a meal as cooked.
  public static let cooked = ActionForm("meal.cooked", about: .id(MealID.self))
  /// Explains why a meal is suggested, or why not.
  public static let why = ActionForm("meal.why", about: .id(MealID.self))
  /// Asks for the eater's opinion of a meal.
  public static let opinion = ActionForm("meal.opinion", about: .id(MealID.self))
}
