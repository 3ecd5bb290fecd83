/// A meal on a kind of day, for which people have a usual time.
public enum UsualMeal: String, CaseIterable, Hashable, Sendable {
  /// Breakfast from Monday to Friday.
  case workdayBreakfast = "workday-breakfast"
  /// Lunch from Monday to Friday.
  case workdayLunch = "workday-lunch"
  /// Dinner from Monday to Friday.
  case workdayDinner = "workday-dinner"
  /// A snack from Monday to Friday.
  case workdaySnack = "workday-snack"
  /// Breakfast on Saturday and Sunday.
  case weekendBreakfast = "weekend-breakfast"
  /// Lunch on Saturday and Sunday.
  case weekendLunch = "weekend-lunch"
  /// Dinner on Saturday and Sunday.
  case weekendDinner = "weekend-dinner"
  /// A snack on Saturday and Sunday.
  case weekendSnack = "weekend-snack"

  /// The part of the day.
  public var slot: MealSlot {
    switch self {
    case .workdayBreakfast, .weekendBreakfast: .breakfast
    case .workdayLunch, .weekendLunch: .lunch
    case .workdayDinner, .weekendDinner: .dinner
    case .workdaySnack, .weekendSnack: .snack
    }
  }

  /// Whether it is on Saturday and Sunday.
  public var isAtWeekend: Bool {
    switch self {
    case .workdayBreakfast, .workdayLunch, .workdayDinner, .workdaySnack: false
    case .weekendBreakfast, .weekendLunch, .weekendDinner, .weekendSnack: true
    }
  }

  /// The default number of minutes for the meal.
  public var standardMinutes: Int {
    switch self {
    case .workdayBreakfast: 15
    case .workdayLunch: 20
    case .workdayDinner: 40
    case .workdaySnack: 10
    case .weekendBreakfast: 30
    case .weekendLunch: 40
    case .weekendDinner: 60
    case .weekendSnack: 20
    }
  }

  /// The stored form of a time for the meal, such as `workday-dinner=30`.
  ///
  /// It is an id in the list of `meal-times`.
  public func stored(_ minutes: Int) -> String { "\(rawValue)=\(minutes)" }
}
