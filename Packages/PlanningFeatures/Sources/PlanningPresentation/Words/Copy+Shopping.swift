import DesignSystem
import MealModels

extension Copy {
  /// An amount of money in its own currency, with the separators of the region: "$4.99".
  public func price(_ money: Money) -> String {
    var own = region
    // The reader's own currency keeps the sign of the region, which may follow the number.
    if own.currency.code != money.currency.rawValue {
      own.currency = CurrencyStyle(code: money.currency.rawValue, symbol: money.currency.sign)
    }
    return own.price(hundredths: money.hundredths)
  }

  /// The cost of a week and its budget: "$225.00 of $152.00: $73.00 over".
  public func budget(_ sum: BudgetSum) -> String {
    let difference = sum.total.hundredths - sum.budget.hundredths
    return self(
      difference > 0 ? "budget.over" : "budget.within",
      [
        "total": price(sum.total), "budget": price(sum.budget),
        "amount": price(Money(hundredths: abs(difference), sum.budget.currency)),
      ])
  }

  /// A week in few letters: "Nov 30 – Dec 6".
  ///
  /// - Parameter first: its first day, as days since 1 January 1970.
  func shortWeek(from first: Int) -> String {
    let (start, end) = (CalendarDay(first), CalendarDay(first + 6))
    func month(_ number: Int) -> String { String(self(CopyKey("month.\(number)")).prefix(3)) }
    return self(
      region.country == "US" ? "week.short.month-first" : "week.short.day-first",
      [
        "month": month(start.month), "day": String(start.day), "end-month": month(end.month),
        "end": String(end.day),
      ])
  }

  /// A week by its first and last day: "Week of May 12–18".
  ///
  /// - Parameters:
  ///   - first: its first day, as days since 1 January 1970.
  ///   - key: the start of the key of the words.
  ///   - months: the start of the keys of the months; `planner.month` has short ones.
  func week(
    from first: Int, _ key: String = "planner.week", months: String = "month"
  ) -> String {
    let (start, end) = (CalendarDay(first), CalendarDay(first + 6))
    let order = region.country == "US" ? "month-first" : "day-first"
    let span = start.month == end.month ? "" : ".across"
    return self(
      CopyKey("\(key).\(order)\(span)"),
      [
        "month": self(CopyKey("\(months).\(start.month)")), "day": String(start.day),
        "end-month": self(CopyKey("\(months).\(end.month)")), "end": String(end.day),
      ])
  }
}
