import DesignSystem
import MealModels

/// What can be said about a meal.
public enum OpinionAction {
  /// Gives a meal a number of stars, 1 to 5.
  public static let rate = ActionForm(
    "meal.rate", about: .both(.id(MealID.self), .integer("stars")))
  /// Says that a meal is not for the eater.
  public static let dislike = ActionForm("meal.dislike", about: .id(MealID.self))
  /// Takes back that a meal is not for the eater.
  public static let undoDislike = ActionForm("meal.undoDislike", about: .id(MealID.self))
  /// Says that a meal was cooked.
  public static let cooked = ActionForm("meal.cooked", about: .id(MealID.self))
  /// Tells why a meal is suggested, or why not.
  public static let why = ActionForm("meal.why", about: .id(MealID.self))
  /// Asks what the eater thinks of a meal.
  public static let opinion = ActionForm("meal.opinion", about: .id(MealID.self))
}
