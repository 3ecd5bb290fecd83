/// An exact amount of money.
public struct Money: Hashable, Sendable, Codable {
  /// A currency by its ISO 4217 code.
  public enum Currency: String, CaseIterable, Hashable, Sendable, Codable {
    /// US dollar.
    case usd = "USD"
    /// Euro.
    case eur = "EUR"
    /// Pound sterling.
    case gbp = "GBP"
    /// Indian rupee.
    case inr = "INR"

    /// The sign before the amount.
    public var sign: String {
      switch self {
      case .usd: "$"
      case .eur: "€"
      case .gbp: "£"
      case .inr: "₹"
      }
    }
  }

  /// Cents, or the hundredth of another currency; negative for a debt.
  public var hundredths: Int

  /// The currency.
  public var currency: Currency

  /// Makes an amount.
  public init(hundredths: Int, _ currency: Currency = .usd) {
    self.hundredths = hundredths
    self.currency = currency
  }

  /// The amount as an English price tag: "$4.99".
  public var text: String {
    let (units, rest) = hundredths.magnitude.quotientAndRemainder(dividingBy: 100)
    return "\(hundredths < 0 ? "-" : "")\(currency.sign)\(units).\(rest < 10 ? "0" : "")\(rest)"
  }

  /// The sum; nil for two currencies, or if the sum is too large.
  public func adding(_ other: Money) -> Money? {
    let sum = hundredths.addingReportingOverflow(other.hundredths)
    guard currency == other.currency, !sum.overflow else { return nil }
    return Money(hundredths: sum.partialValue, currency)
  }
}
