import DesignSystem

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The features' offers, kept until one of their sources changes.
struct OfferTable: Sendable {
  private var basis: OfferBasis?
  private var offers: [Int: Offers] = [:]
  private var together: OfferedByAll?

  /// Forgets the offers of a feature whose state may have changed.
  mutating func forget(_ owner: Int) {
    offers[owner] = nil
    together = nil
  }

  /// The features' current offers.
  mutating func offered(by runners: [any Runner], _ now: FeatureInput) -> OfferedByAll {
    let basis = OfferBasis(now)
    if basis != self.basis {
      self = OfferTable()
      self.basis = basis
    }
    if let together { return together }
    for (owner, runner) in runners.enumerated() where offers[owner] == nil {
      offers[owner] = runner.offers(now)
    }
    let together = OfferedByAll(runners.indices.compactMap { offers[$0] })
    self.together = together
    return together
  }
}

/// The sources of offers besides the state of their feature; times are rounded down to seconds.
private struct OfferBasis: Equatable {
  let second, deviceSecond: Double
  let secondsFromGMT: Int
  let isConnected: Bool
  let region: DisplayRegion
  let interfaceStyle: InterfaceStyle
  let route: Route?
  let revision: Int

  init(_ now: FeatureInput) {
    second = now.world.date.timeIntervalSince1970.rounded(.down)
    deviceSecond = now.world.deviceDate.timeIntervalSince1970.rounded(.down)
    secondsFromGMT = now.world.secondsFromGMT
    isConnected = now.world.isConnected
    region = now.world.region
    interfaceStyle = now.world.interfaceStyle
    route = now.world.route
    revision = now.stored.revision
  }
}

/// The features' offers: the tabs, and everything else merged.
struct OfferedByAll: Sendable {
  /// The tabs, in the order of the features.
  let tabs: [TabOffer]
  /// Everything except the tabs, in the order of the features.
  let merged: Offers

  init(_ offers: [Offers]) {
    tabs = offers.compactMap(\.tab)
    merged = offers.reduce(into: Offers()) { all, one in all.merge(one) }
  }
}
