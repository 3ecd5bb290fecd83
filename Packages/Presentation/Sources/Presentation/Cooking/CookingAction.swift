import DesignSystem
import MealModels

/// The actions while cooking.
public enum CookingAction {
  /// Shows the next step.
  public static let next = ActionForm("cooking.next")
  /// Shows the previous step.
  public static let previous = ActionForm("cooking.previous")
  /// Marks the meal as cooked.
  public static let finish = ActionForm("cooking.finish", about: .id(MealID.self))
  /// Starts a timer of a step.
  public static let startTimer = ActionForm("cooking.startTimer", about: TimerPlace.form)
  /// Pauses a running timer.
  public static let pauseTimer = ActionForm("cooking.pauseTimer", about: TimerPlace.form)
  /// Resumes a paused timer.
  public static let continueTimer = ActionForm("cooking.continueTimer", about: TimerPlace.form)
  /// Adds a minute to a timer; a timer whose time is up runs for that minute.
  public static let addMinute = ActionForm("cooking.addMinute", about: TimerPlace.form)
  /// Removes a timer, whether it is running or its time is up.
  public static let stopTimer = ActionForm("cooking.stopTimer", about: TimerPlace.form)
  /// Opens the recipe of a side of the meal.
  public static let openSide = ActionForm("cooking.openSide", about: .id(MealID.self))
  /// Opens a meal that is on the stove, from any screen.
  public static let resume = ActionForm("cooking.resume", about: .id(MealID.self))
  /// Removes a meal from the stove without marking it as cooked.
  public static let discard = ActionForm("cooking.discard", about: .id(MealID.self))
}
