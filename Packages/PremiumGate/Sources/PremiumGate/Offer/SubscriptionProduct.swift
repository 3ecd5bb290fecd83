/// What is for sale, as the store describes it.
public struct SubscriptionProduct: Codable, Hashable, Sendable {
  /// How long one payment lasts.
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

  /// How long one payment lasts.
  public var period: Period

  /// The length of the trial for those who never had one, in days; at most
  /// ``PremiumTerms/trialDays``.
  public var trialDays: Int

  /// A product as the store describes it.
  public init(id: String, displayPrice: String, period: Period, trialDays: Int) {
    self.id = id
    self.displayPrice = displayPrice
    self.period = period
    self.trialDays = trialDays
  }
}
