import DesignSystem
import PremiumGate

/// The input of Subscription.
public struct SubscriptionInput: Equatable, Sendable {
  /// The phase of the subscription.
  public var phase: EntitlementPhase
  /// The product for sale, with the price for a subscriber; nil if there is none.
  public var product: SubscriptionProduct?
  /// How far the local clock is ahead of UTC, in seconds, for the date.
  public var secondsFromGMT: Int
  /// A short message.
  public var toast: Notice?

  /// Makes an input.
  public init(
    phase: EntitlementPhase, product: SubscriptionProduct?,
    secondsFromGMT: Int = 0, toast: Notice? = nil
  ) {
    self.phase = phase
    self.product = product
    self.secondsFromGMT = secondsFromGMT
    self.toast = toast
  }
}
