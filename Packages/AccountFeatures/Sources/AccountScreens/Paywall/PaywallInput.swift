import DesignSystem
import PremiumGate

/// The input of the paywall.
public struct PaywallInput: Equatable, Sendable {
  /// The product for sale, if there is one.
  public var product: SubscriptionProduct?
  /// Whether the one trial is available; otherwise the button subscribes.
  public var isTrialAvailable: Bool
  /// The promises of the app, each with whether the app keeps it.
  public var lines: [PaywallLine]
  /// The app's texts to which the paywall links.
  public var documents: [LegalTextScreen.Document]
  /// The phase of the subscription; while entitled the paywall sells nothing.
  public var phase: EntitlementPhase
  /// Whether a call to the store is under way.
  public var isPurchasing: Bool
  /// Why the last call to the store failed.
  public var error: PurchaseError?
  /// The actions that lead to the features of the promises.
  public var ways: [PremiumFeature: ControlAction] = [:]

  /// Makes an input from an app's offer.
  ///
  /// - Parameter delivered: the features that the app delivers; by default all.
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
