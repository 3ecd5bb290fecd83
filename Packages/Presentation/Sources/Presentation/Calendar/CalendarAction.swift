import DesignSystem
import MealModels

/// What can be done with a meal and a calendar.
public enum CalendarAction {
  /// Adds the time for cooking a meal to the calendar; asks first where that was not allowed yet.
  public static let add = ActionForm("calendar.add", about: .id(MealID.self))
  /// Allows it, and adds the time.
  public static let confirm = ActionForm("calendar.confirm", about: .id(MealID.self))
}
