extension PremiumOffer {
  /// A dishonest part of an offer; the tests of an app expect none.
  public enum Fault: Hashable, Sendable {
    /// A feature is sold twice.
    case soldTwice(PremiumFeature)
    /// A sold feature is in no line of the paywall, or in more than one.
    case notPromisedOnce(PremiumFeature)
    /// A line of the paywall names a feature that is free.
    case promisedThoughFree(PremiumFeature)
    /// A line of the paywall names no feature.
    case emptyPromise(String)
    /// A feature is sold, but there is no product to buy.
    case nothingToBuy
    /// A product has a longer trial than the app allows.
    case trialTooLong(SubscriptionProduct)
  }

  /// The faults of the offer.
  ///
  /// Every sold feature must be promised once, every promised feature must be sold, and a product
  /// must exist.
  public var faults: [Fault] {
    let promised = promises.flatMap(\.features)
    return repeated(features).map { .soldTwice($0) }
      + features.filter { feature in promised.filter { $0 == feature }.count != 1 }
      .map { .notPromisedOnce($0) }
      + promised.filter { !features.contains($0) }.map { .promisedThoughFree($0) }
      + promises.filter(\.features.isEmpty).map { .emptyPromise($0.rawValue) }
      + (!items.isEmpty && products.isEmpty ? [.nothingToBuy] : [])
      + products.filter { $0.trialDays > PremiumTerms.trialDays }.map { .trialTooLong($0) }
  }

  private func repeated<Value: Hashable>(_ values: [Value]) -> [Value] {
    var seen: Set<Value> = []
    return values.filter { !seen.insert($0).inserted }
  }
}
