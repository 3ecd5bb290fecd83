import DesignSystem
import MealModels

/// The actions on a meal and a calendar.
public enum CalendarAction {
  /// Adds the time for cooking a meal to the calendar; asks first if the eater has not allowed that
  /// yet.
  public static let add = ActionForm("calendar.add", about: .id(MealID.self))
  /// Allows calendar access, and adds the time.
  public static let confirm = ActionForm("calendar.confirm", about: .id(MealID.self))
}
