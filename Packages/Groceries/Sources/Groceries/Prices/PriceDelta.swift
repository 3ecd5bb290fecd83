#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import MealModels

/// What changed of a product since the eater last looked.
public struct PriceDelta: Hashable, Sendable {
  /// What happened.
  public enum Change: Hashable, Sendable {
    /// It costs more.
    case up(from: Money, to: Money)
    /// It costs less.
    case down(from: Money, to: Money)
    /// Its price is no longer known.
    case priceUnknown(was: Money)
    /// Its price is known now.
    case priceKnown(Money)
    /// Only a few are left.
    case low
    /// There is none left.
    case out
    /// It is there again.
    case back
  }

  /// The product.
  public var product: ProductID
  /// What happened.
  public var change: Change

  /// Makes a delta.
  public init(_ product: ProductID, _ change: Change) {
    self.product = product
    self.change = change
  }
}

extension PriceSnapshot {
  /// What changed since an earlier snapshot of the same store, by the ids of the products: of each
  /// first its price, then whether it is there.
  ///
  /// A product that only one of them knows has not changed, and neither has anything in another store.
  public func deltas(since earlier: PriceSnapshot) -> [PriceDelta] {
    guard earlier.store == store else { return [] }
    return entries.keys.sorted().flatMap { id -> [PriceDelta] in
      guard let now = entries[id], let then = earlier.entries[id] else { return [] }
      return [Self.price(from: then.price, to: now.price), Self.stock(from: then, to: now)]
        .compactMap { $0.map { PriceDelta(id, $0) } }
    }
  }

  private static func price(from then: Money?, to now: Money?) -> PriceDelta.Change? {
    switch (then, now) {
    case (nil, nil): return nil
    case (nil, let now?): return .priceKnown(now)
    case (let then?, nil): return .priceUnknown(was: then)
    case (let then?, let now?):
      guard then != now else { return nil }
      guard then.currency == now.currency else { return .priceUnknown(was: then) }
      return now.hundredths > then.hundredths
        ? .up(from: then, to: now) : .down(from: then, to: now)
    }
  }

  /// What the store does not say is no change.
  private static func stock(from then: Entry, to now: Entry) -> PriceDelta.Change? {
    guard then.availability != now.availability, now.availability != .unknown else { return nil }
    switch now.availability {
    case .out: return .out
    case .low: return then.availability == .out ? .back : .low
    case .inStock: return then.availability == .out ? .back : nil
    case .unknown: return nil
    }
  }
}

extension PriceSnapshot {
  /// The snapshot with what a newer one says; what the newer one leaves out stays as it was known.
  ///
  /// Nothing is taken from an older one, or from another store.
  public func updated(by newer: PriceSnapshot) -> PriceSnapshot {
    guard newer.store == store, newer.time >= time else { return self }
    return PriceSnapshot(
      store: store, time: newer.time, entries: entries.merging(newer.entries) { _, new in new })
  }

  /// Products as this snapshot knows them; one that it does not know stays as it is.
  public func applied(to products: [Product]) -> [Product] {
    products.map { product in
      guard product.store == store, let entry = entries[product.id] else { return product }
      var product = product
      product.price = entry.price
      product.availability = entry.availability
      return product
    }
  }

  /// The prices of products as they are told.
  public init(of products: [Product], in store: StoreID, at time: Date) {
    self.init(
      store: store, time: time,
      entries: Dictionary(
        products.filter { $0.store == store }.map {
          ($0.id, Entry(price: $0.price, availability: $0.availability))
        }, uniquingKeysWith: { _, last in last }))
  }
}
