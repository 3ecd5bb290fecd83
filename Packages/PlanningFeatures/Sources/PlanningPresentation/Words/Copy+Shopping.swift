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

  /// A week by its first and last day, in few letters: "Nov 30 – Dec 6".
  ///
  /// - Parameters:
  ///   - first: its first day, as days since 1 January 1970.
  ///   - isSpoken: whether the months are written in full.
  func week(from first: Int, isSpoken: Bool = false) -> String {
    dates(first..<(first + 7), isSpoken: isSpoken)
  }
}
