import PremiumGate

/// What the paywall is made from.
public struct PaywallInput: Equatable, Sendable {
  /// What is for sale, if anything is.
  public var product: SubscriptionProduct?
  /// Whether the one trial is still there; else the button subscribes.
  public var isTrialAvailable: Bool
  /// The promises of the app, with what it keeps of each.
  public var lines: [PaywallLine]
  /// The texts of the app that the paywall leads to.
  public var documents: [LegalTextScreen.Document]
  /// Where the person stands; while entitled nothing is for sale.
  public var phase: EntitlementPhase
  /// Whether the store is being asked.
  public var isPurchasing: Bool
  /// Why the store did not do it the last time.
  public var error: PurchaseError?

  /// Makes an input from what an app sells.
  ///
  /// - Parameter delivered: what the app delivers of it; all unless given.
  public init(
    _ offer: PremiumOffer, delivering delivered: Set<PremiumFeature>? = nil,
    isTrialAvailable: Bool = true, documents: [LegalTextScreen.Document] = [],
    phase: EntitlementPhase = .none, isPurchasing: Bool = false, error: PurchaseError? = nil
  ) {
    product = offer.product
    self.isTrialAvailable = isTrialAvailable
    lines = offer.lines(delivering: delivered ?? Set(offer.features))
    self.documents = documents
    self.phase = phase
    self.isPurchasing = isPurchasing
    self.error = error
  }
}
