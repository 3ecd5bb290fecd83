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
  /// Starts a timer of a step.
  public static let startTimer = ActionForm("cooking.startTimer", about: TimerPlace.form)
  /// Halts a timer that runs.
  public static let pauseTimer = ActionForm("cooking.pauseTimer", about: TimerPlace.form)
  /// Lets a timer run on that was halted.
  public static let continueTimer = ActionForm("cooking.continueTimer", about: TimerPlace.form)
  /// Gives a timer a minute more; one whose time is up runs for that minute.
  public static let addMinute = ActionForm("cooking.addMinute", about: TimerPlace.form)
  /// Takes a timer away, whether it runs or its time is up.
  public static let stopTimer = ActionForm("cooking.stopTimer", about: TimerPlace.form)
  /// Opens the recipe of what goes with the meal.
  public static let openSide = ActionForm("cooking.openSide", about: .id(MealID.self))
  /// Goes on with a meal that is on the stove, from wherever the eater is.
  public static let resume = ActionForm("cooking.resume", about: .id(MealID.self))
  /// Takes a meal off the stove that is not cooked any more.
  public static let discard = ActionForm("cooking.discard", about: .id(MealID.self))
}
