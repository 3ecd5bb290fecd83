/// One line of the paywall, with the truth about it.
public struct PaywallLine: Hashable, Sendable {
  /// What is promised.
  public let promise: PaywallPromise

  /// The features it needs that this app does not have.
  public let missing: [PremiumFeature]

  /// True when this app keeps the whole promise; only then does the line get its check mark.
  public var isDelivered: Bool { missing.isEmpty }

  /// A promise and what is missing to keep it.
  public init(promise: PaywallPromise, missing: [PremiumFeature]) {
    self.promise = promise
    self.missing = missing
  }
}
