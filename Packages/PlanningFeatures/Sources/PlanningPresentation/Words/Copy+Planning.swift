import DesignSystem
import MealModels
import ScreenParts

extension Copy {
  /// The short name of a time of the week, as drawn: "Mon Dinner".
  func time(of place: PlannerPlace) -> String {
    self("planner.time", ["day": shortDay(place.day), "slot": name(of: place.slot)])
  }

  /// The spoken time: "Dinner on Monday 12 May".
  public func timeSpoken(of place: PlannerPlace) -> String {
    self("planner.time.spoken", ["day": day(place.day), "slot": name(of: place.slot)])
  }

  /// The short name of the weekday of a day: "Mon".
  ///
  /// - Parameter number: days since 1 January 1970.
  func shortDay(_ number: Int) -> String {
    self(CopyKey("planner.weekday.\(CalendarDay(number).weekday)"))
  }

  /// A day as a heading of the week: "Sat 28".
  ///
  /// - Parameter number: days since 1 January 1970.
  public func shortDate(_ number: Int) -> String {
    self(
      "planner.date", ["weekday": shortDay(number), "day": String(CalendarDay(number).day)])
  }

  /// The word of a chip: "Gluten-free".
  func name(of tag: DietaryTag) -> String { self(CopyKey("diet-tag.\(tag.rawValue)")) }

  /// An estimate in whole units of its currency: "$84".
  func wholePrice(_ money: Money) -> String {
    let units = (money.hundredths + 50) / 100
    return roundPrice(Money(hundredths: units * 100, money.currency))
  }

  /// An amount of money, without hundredths if they are zero: "$75".
  func roundPrice(_ money: Money) -> String {
    guard money.hundredths % 100 == 0 else { return price(money) }
    return price(money).split(
      separator: "\(region.decimalSeparator)00", omittingEmptySubsequences: false
    ).joined()
  }
}
