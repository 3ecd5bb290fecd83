extension PremiumOffer {
  /// What keeps an offer from being honest; the tests of an app expect none.
  public enum Fault: Hashable, Sendable {
    /// A feature is sold twice.
    case soldTwice(PremiumFeature)
    /// A feature is sold, and no line of the paywall names it, or more than one does.
    case notPromisedOnce(PremiumFeature)
    /// A line of the paywall names a feature that is not sold, because it is free anyway.
    case promisedThoughFree(PremiumFeature)
    /// A line of the paywall promises nothing.
    case emptyPromise(String)
    /// Something is sold, and there is no product to buy.
    case nothingToBuy
    /// A product has a longer trial than any that is counted.
    case trialTooLong(SubscriptionProduct)
  }

  /// Everything that is wrong with the offer: all that is sold is promised once, all that is
  /// promised is sold, and there is something to buy.
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
