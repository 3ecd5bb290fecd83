import DesignSystem
import MealModels
import ScreenParts

extension Copy {
  /// A time with its weekday, its day of the month and its meal: "Mon 30, dinner".
  public func dated(_ place: PlannerPlace) -> String {
    self(
      "serving.time",
      ["day": datedDay(place.day), "slot": name(of: place.slot).lowercased()])
  }

  /// A time with its weekday and its meal: "Mon dinner".
  public func timed(_ place: PlannerPlace) -> String {
    self(
      "planner.left-out.time",
      ["day": shortDay(place.day), "slot": name(of: place.slot).lowercased()])
  }

  /// The weekday and the day of the month: "Mon 30".
  ///
  /// - Parameter number: days since 1 January 1970.
  func datedDay(_ number: Int) -> String {
    self(
      "serving.dated-day",
      ["weekday": shortDay(number), "day": region.number(Double(CalendarDay(number).day))])
  }
}
