import PremiumGate

/// What the paywall is made from.
public struct PaywallInput: Equatable, Sendable {
  /// What is for sale.
  public var product: SubscriptionProduct
  /// Whether the one trial is still there; else the button subscribes.
  public var isTrialAvailable: Bool
  /// The five promises, with what this app keeps of each.
  public var lines: [PaywallLine]
  /// Where the person stands; while entitled nothing is for sale.
  public var phase: EntitlementPhase
  /// Whether the store is being asked.
  public var isPurchasing: Bool
  /// Why the store did not do it the last time.
  public var error: PurchaseError?

  /// Makes an input; everything is promised and kept unless given.
  public init(
    product: SubscriptionProduct = .premiumMonthly, isTrialAvailable: Bool = true,
    lines: [PaywallLine] = PaywallPromise.lines(delivering: Set(PremiumFeature.allCases)),
    phase: EntitlementPhase = .none, isPurchasing: Bool = false, error: PurchaseError? = nil
  ) {
    self.product = product
    self.isTrialAvailable = isTrialAvailable
    self.lines = lines
    self.phase = phase
    self.isPurchasing = isPurchasing
    self.error = error
  }
}
