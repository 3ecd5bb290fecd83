/// A product for sale, as the store describes it.
public struct SubscriptionProduct: Codable, Hashable, Sendable {
  /// The period that one payment covers.
  public enum Period: String, Codable, Hashable, Sendable {
    /// A month.
    case month
    /// A year.
    case year
  }

  /// The id in the store.
  public var id: String

  /// The price as the store writes it for this person's region, "$4.99".
  public var displayPrice: String

  /// The period that one payment covers.
  public var period: Period

  /// The days of the trial for a person who never had one; at most ``PremiumTerms/trialDays``.
  public var trialDays: Int

  /// A product as the store describes it.
  public init(id: String, displayPrice: String, period: Period, trialDays: Int) {
    self.id = id
    self.displayPrice = displayPrice
    self.period = period
    self.trialDays = trialDays
  }
}
