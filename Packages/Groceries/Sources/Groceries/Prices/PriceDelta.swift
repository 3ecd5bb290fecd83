#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import MealModels

/// The change of a product since the eater last looked.
public struct PriceDelta: Hashable, Sendable {
  /// The kinds of change.
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
    /// It is out of stock.
    case out
    /// It is in stock again.
    case back
  }

  /// The product.
  public var product: ProductID
  /// The change.
  public var change: Change

  /// Makes a change.
  public init(_ product: ProductID, _ change: Change) {
    self.product = product
    self.change = change
  }
}

extension PriceSnapshot {
  /// The changes since an earlier snapshot of the same store, sorted by product id; the price of a
  /// product comes before its stock.
  ///
  /// The list omits products that only one of the snapshots contains. It is empty if the snapshots
  /// are of different stores.
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

  /// The change of the stock; a stock that the store does not state is not a change.
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
  /// The snapshot with the entries of a newer one; entries that the newer one lacks stay.
  ///
  /// An older snapshot, or one of another store, changes nothing.
  public func updated(by newer: PriceSnapshot) -> PriceSnapshot {
    guard newer.store == store, newer.time >= time else { return self }
    return PriceSnapshot(
      store: store, time: newer.time, entries: entries.merging(newer.entries) { _, new in new })
  }

  /// Products with the prices and stock of this snapshot; products that it lacks are unchanged.
  public func applied(to products: [Product]) -> [Product] {
    products.map { product in
      guard product.store == store, let entry = entries[product.id] else { return product }
      var product = product
      product.price = entry.price
      product.availability = entry.availability
      return product
    }
  }

  /// Makes a snapshot of the prices that products state.
  public init(of products: [Product], in store: StoreID, at time: Date) {
    self.init(
      store: store, time: time,
      entries: Dictionary(
        products.filter { $0.store == store }.map {
          ($0.id, Entry(price: $0.price, availability: $0.availability))
        }, uniquingKeysWith: { _, last in last }))
  }
}
