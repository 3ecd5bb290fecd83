import DesignSystem
import MealModels

/// The actions of the first questions, before the first week is planned.
public enum FirstRunAction {
  /// Turns a common limit on or off.
  public static let limit = ActionForm("firstRun.limit", about: .text("id"))
  /// Opens all diets and allergies.
  public static let furtherLimits = ActionForm("firstRun.furtherLimits")
  /// Says how many people eat.
  public static let people = ActionForm("firstRun.people", about: .integer("count"))
  /// Turns a meal of the day on or off.
  public static let meal = ActionForm("firstRun.meal", about: .id(MealSlot.self))
  /// Goes on to the next question with the given answer.
  public static let next = ActionForm("firstRun.next")
  /// Proposes another meal in place of one.
  public static let swap = ActionForm("firstRun.swap", about: .id(PlannerEntryID.self))
  /// Plans the proposed week.
  public static let use = ActionForm("firstRun.use")
  /// Closes the questions for good; the planner fires it too when it is shown again.
  public static let left = ActionForm("firstRun.left")

  static let all: [any ActionDeclaration] = [
    limit, furtherLimits, people, meal, next, swap, use, left,
  ]
}
