import DesignSystem
import Groceries
import MealModels

/// The actions of the settings of planning and of the order of aisles.
public enum KitchenAction {
  /// Opens the settings of planning.
  public static let planning = ActionForm("kitchen.planning")
  /// Sets the first day of the week, Monday 1 to Sunday 7.
  public static let firstDay = ActionForm("kitchen.firstDay", about: .integer("day"))
  /// Sets whether an evening is busy, Monday 1 to Sunday 7.
  public static let evening = ActionForm(
    "kitchen.evening", about: .integer("day"), enters: .toggle)
  /// Sets the most lunches of a week that are leftovers.
  public static let leftovers = ActionForm("kitchen.leftovers", about: .integer("count"))
  /// Sets the minutes for a meal on workdays or at weekends.
  public static let minutes = ActionForm("kitchen.minutes", about: .mealMinutes)
  /// Opens the order of aisles in the chosen store.
  public static let aisles = ActionForm("kitchen.aisles")
  /// Moves an aisle one place up.
  public static let aisleUp = ActionForm("kitchen.aisleUp", about: .id(Aisle.self))
  /// Moves an aisle one place down.
  public static let aisleDown = ActionForm("kitchen.aisleDown", about: .id(Aisle.self))
  /// Restores the usual order of aisles.
  public static let resetAisles = ActionForm("kitchen.resetAisles")

  /// All actions of these settings.
  public static let all: [any ActionDeclaration] = [
    planning, firstDay, evening, leftovers, minutes, aisles, aisleUp, aisleDown, resetAisles,
  ]
}

/// The minutes for a meal on workdays or at weekends.
public struct MealMinutes: Hashable, Sendable {
  /// The part of the day.
  public var slot: MealSlot
  /// Whether it is for Saturday and Sunday.
  public var isWeekend: Bool
  /// The minutes from start to table.
  public var minutes: Int

  /// Makes minutes.
  public init(_ slot: MealSlot, isWeekend: Bool, minutes: Int) {
    self.slot = slot
    self.isWeekend = isWeekend
    self.minutes = minutes
  }
}

extension ArgumentForm where Value == MealMinutes {
  /// The parameters of minutes: the meal, "weekend" or "workday", and the number.
  static var mealMinutes: Self {
    ArgumentForm<((MealSlot, String), Int)>.both(
      ArgumentForm<(MealSlot, String)>.both(.id(MealSlot.self, named: "slot"), .text("days")),
      .integer("minutes")
    ).map(
      { MealMinutes($0.0.0, isWeekend: $0.0.1 == "weekend", minutes: $0.1) },
      back: { (($0.slot, $0.isWeekend ? "weekend" : "workday"), $0.minutes) })
  }
}
