/// One line of the paywall, and whether this app delivers it.
public struct PaywallLine: Hashable, Sendable {
  /// The promise.
  public let promise: PaywallPromise

  /// The features of the promise that this app does not have.
  public let missing: [PremiumFeature]

  /// The features of the promise that this app has.
  public var kept: [PremiumFeature] { promise.features.filter { !missing.contains($0) } }

  /// Whether this app keeps the whole promise; only then does the line get its check mark.
  public var isDelivered: Bool { missing.isEmpty }

  /// Makes a line.
  public init(promise: PaywallPromise, missing: [PremiumFeature]) {
    self.promise = promise
    self.missing = missing
  }
}
