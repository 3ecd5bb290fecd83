/// An app's premium offer: features with their triggers, the promises of the paywall, and products.
///
/// Each app passes its own offer. A feature outside the offer is free in that app.
public struct PremiumOffer: Hashable, Sendable {
  /// The sold features, in the order of their listing.
  public let items: [PremiumItem]

  /// The lines of the paywall, in their order.
  public let promises: [PaywallPromise]

  /// The products that open all features; the first is for sale, and the others remain valid.
  public let products: [SubscriptionProduct]

  private let headlines: [Trigger: String]

  /// Makes an offer; by default everything is free.
  ///
  /// - Parameter headlines: the copy keys of prompts with a separate headline.
  public init(
    _ items: [PremiumItem] = [], promises: [PaywallPromise] = [],
    products: [SubscriptionProduct] = [], headlines: [Trigger: String] = [:]
  ) {
    self.items = items
    self.promises = promises
    self.products = products
    self.headlines = headlines
  }

  /// The features that are sold.
  public var features: [PremiumFeature] { items.map(\.feature) }

  /// The triggers of all prompts, each once.
  public var triggers: [Trigger] {
    items.flatMap(\.triggers).reduce(into: []) { known, trigger in
      if !known.contains(trigger) { known.append(trigger) }
    }
  }

  /// The product for sale; nil if there is none.
  public var product: SubscriptionProduct? { products.first }

  /// The item of a feature; nil if it is free.
  public func item(_ feature: PremiumFeature) -> PremiumItem? {
    items.first { $0.feature == feature }
  }

  /// The copy key of the headline of a trigger's prompt: the separate headline, else its sentence.
  public func headlineKey(of trigger: Trigger) -> String { headlines[trigger] ?? trigger.copyKey }

  /// Whether a receipt is of a product that this app knows.
  public func knows(_ receipt: Receipt) -> Bool {
    products.contains { $0.id == receipt.productID }
  }

  /// The entitlement that a receipt gives in this app.
  ///
  /// A receipt of an unknown product opens no feature; stored data stays readable, as after a
  /// lapse.
  public func entitlement(following receipt: Receipt) -> Entitlement {
    if knows(receipt) { return Entitlement(following: receipt) }
    return receipt.isTrialAvailable ? Entitlement() : Entitlement(following: receipt.spent())
  }

  /// The paywall of an app with some features, all lines in order.
  public func lines(delivering composed: Set<PremiumFeature>) -> [PaywallLine] {
    promises.map { promise in
      PaywallLine(promise: promise, missing: promise.features.filter { !composed.contains($0) })
    }
  }
}
