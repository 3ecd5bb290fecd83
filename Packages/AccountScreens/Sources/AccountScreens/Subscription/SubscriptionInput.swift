import DesignSystem
import PremiumGate

/// What Subscription is made from.
public struct SubscriptionInput: Equatable, Sendable {
  /// Where the person stands with premium.
  public var phase: EntitlementPhase
  /// What is for sale, if anything is; its price is that of who has it.
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
