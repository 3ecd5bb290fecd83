/// One line of a paywall, and the features that deliver it.
public struct PaywallPromise: Hashable, Sendable {
  /// The id in lower-kebab case, such as `saved-meals`.
  public let rawValue: String

  /// The features that together keep the promise.
  public let features: [PremiumFeature]

  /// A promise by its id, kept by features.
  public init(_ id: String, keptBy features: PremiumFeature...) {
    rawValue = id
    self.features = features
  }

  /// The stable key of the line in the copy catalogue.
  public var copyKey: String { "paywall.promise.\(rawValue)" }
}
