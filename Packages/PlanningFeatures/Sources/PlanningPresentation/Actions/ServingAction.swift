import DesignSystem
import MealModels

/// The actions of the sheet that asks for servings and time.
public enum ServingAction {
  /// Sets the servings.
  public static let count = ActionForm("serving.count", about: .integer("to"))
  /// Chooses the day, as days since 1 January 1970.
  public static let day = ActionForm("serving.day", about: .integer("day"))
  /// Chooses the part of the day.
  public static let slot = ActionForm("serving.slot", about: .id(MealSlot.self, named: "slot"))
  /// Plans the meal.
  public static let confirm = ActionForm("serving.confirm")

  static let all: [any ActionDeclaration] = [count, day, slot, confirm]
}
