/// What an app sells: features with their triggers, the promises of the paywall, and products.
///
/// Each app hands in its own. What is not in it is free there, because nobody could buy it.
public struct PremiumOffer: Hashable, Sendable {
  /// What is sold, in the order in which it is listed.
  public let items: [PremiumItem]

  /// The lines of the paywall, in their order.
  public let promises: [PaywallPromise]

  /// The products that open all of it; the first is for sale, the others still count.
  public let products: [SubscriptionProduct]

  private let headlines: [Trigger: String]

  /// An offer; without anything in it, everything is free.
  ///
  /// - Parameter headlines: copy keys of the headlines of prompts, where they have one of their own.
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

  /// Everything that can be blamed, each once.
  public var triggers: [Trigger] {
    items.flatMap(\.triggers).reduce(into: []) { known, trigger in
      if !known.contains(trigger) { known.append(trigger) }
    }
  }

  /// What is for sale; nil where nothing is.
  public var product: SubscriptionProduct? { products.first }

  /// How a feature is sold; nil where it is free.
  public func item(_ feature: PremiumFeature) -> PremiumItem? {
    items.first { $0.feature == feature }
  }

  /// The copy key of the headline of a trigger's prompt: its sentence, unless it has one of its own.
  public func headlineKey(of trigger: Trigger) -> String { headlines[trigger] ?? trigger.copyKey }

  /// Whether a receipt is of a product that this app knows.
  public func knows(_ receipt: Receipt) -> Bool {
    products.contains { $0.id == receipt.productID }
  }

  /// What a receipt opens here.
  ///
  /// One of a product that this app does not know opens nothing; what is stored stays readable, as
  /// after a lapse.
  public func entitlement(following receipt: Receipt) -> Entitlement {
    if knows(receipt) { return Entitlement(following: receipt) }
    return receipt.isTrialAvailable ? Entitlement() : Entitlement(following: receipt.spent())
  }

  /// The paywall of an app that is composed of some features, all lines in their order.
  public func lines(delivering composed: Set<PremiumFeature>) -> [PaywallLine] {
    promises.map { promise in
      PaywallLine(promise: promise, missing: promise.features.filter { !composed.contains($0) })
    }
  }
}
