import DesignSystem
import MealModels
import MealPlan

/// The actions in the sheets of the planner: eaters, notes, repeats, kept weeks, savings.
public enum PlannerSheetAction {
  /// Has a person eat the meal, or not.
  public static let eater = ActionForm("plannerSheet.eater", about: .text("name"))
  /// Sets the number of guests.
  public static let guests = ActionForm("plannerSheet.guests", about: .integer("to"))
  /// Stores who eats the meal.
  public static let seat = ActionForm("plannerSheet.seat")
  /// Takes in a typed note.
  public static let write = ActionForm("plannerSheet.write", enters: .text(maxLength: 200))
  /// Takes one of the usual notes.
  public static let usual = ActionForm("plannerSheet.usual", about: .text("words"))
  /// Stores the note.
  public static let keepNote = ActionForm("plannerSheet.keepNote")
  /// Chooses a weekday, 1 for Monday to 7 for Sunday, or leaves it out.
  public static let weekday = ActionForm("plannerSheet.weekday", about: .integer("day"))
  /// Chooses for how many weeks.
  public static let weeks = ActionForm("plannerSheet.weeks", about: .integer("count"))
  /// Plans it also where something is planned, or not.
  public static let beside = ActionForm("plannerSheet.beside")
  /// Plans the meal on the chosen weekdays.
  public static let repeatMeal = ActionForm("plannerSheet.repeat")
  /// Plans the meals of last week.
  public static let copyLast = ActionForm("plannerSheet.copyLast")
  /// Keeps the shown week under the entered name.
  public static let keepWeek = ActionForm("plannerSheet.keepWeek", enters: .text(maxLength: 60))
  /// Plans the meals of a kept week.
  public static let useWeek = ActionForm(
    "plannerSheet.useWeek", about: .id(WeekTemplate.ID.self))
  /// Deletes a kept week.
  public static let deleteWeek = ActionForm(
    "plannerSheet.deleteWeek", about: .id(WeekTemplate.ID.self))
  /// Swaps a planned meal for one that costs less.
  public static let save = ActionForm("plannerSheet.save", about: .plannerSaving)

  static let all: [any ActionDeclaration] = [
    eater, guests, seat, write, usual, keepNote, weekday, weeks, beside, repeatMeal, copyLast,
    keepWeek, useWeek, deleteWeek, save,
  ]
}

/// A planned meal, and the meal that costs less.
public struct PlannerSaving: Hashable, Sendable {
  /// The planned meal.
  public var entry: PlannerEntryID
  /// The meal in its place.
  public var meal: MealID

  /// Makes a choice.
  public init(_ entry: PlannerEntryID, _ meal: MealID) {
    self.entry = entry
    self.meal = meal
  }
}

extension ArgumentForm where Value == PlannerSaving {
  /// The parameters of a saving: a planned meal, and the meal in its place.
  static var plannerSaving: Self {
    ArgumentForm<(PlannerEntryID, MealID)>.both(
      .id(PlannerEntryID.self), .id(MealID.self, named: "meal")
    ).map({ PlannerSaving($0.0, $0.1) }, back: { ($0.entry, $0.meal) })
  }
}
