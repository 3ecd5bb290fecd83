import DesignSystem
import MealModels

/// What can be done while cooking.
public enum CookingAction {
  /// Shows the next step.
  public static let next = ActionForm("cooking.next")
  /// Shows the step before.
  public static let previous = ActionForm("cooking.previous")
  /// Says that the meal is cooked.
  public static let finish = ActionForm("cooking.finish", about: .id(MealID.self))
  /// Starts a timer of so many seconds.
  public static let startTimer = ActionForm("cooking.startTimer", about: .integer("seconds"))
  /// Ends the timer, or closes it once its time is up.
  public static let stopTimer = ActionForm("cooking.stopTimer")
}
