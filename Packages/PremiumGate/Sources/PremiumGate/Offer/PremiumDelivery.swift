/// The premium features that a part of an app delivers; the paywall promises no more.
public struct PremiumDelivery: Hashable, Sendable {
  /// The features that work.
  public let features: [PremiumFeature]

  /// Delivers features.
  public init(_ features: PremiumFeature...) { self.features = features }
}
