#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import MealModels

/// The prices and stock of products of one store at a time.
public struct PriceSnapshot: Hashable, Sendable {
  /// The price and stock of one product.
  public struct Entry: Hashable, Sendable, Codable {
    /// Its price; nil if the store did not state it, which never means zero.
    public var price: Money?
    /// Whether it is in stock.
    public var availability: Availability

    /// Makes an entry.
    public init(price: Money?, availability: Availability) {
      self.price = price
      self.availability = availability
    }
  }

  /// The store.
  public var store: StoreID
  /// The time of the store's answer.
  public var time: Date
  /// The entry of each product in the answer; other products are left out.
  public var entries: [ProductID: Entry]

  /// Makes a snapshot.
  public init(store: StoreID, time: Date, entries: [ProductID: Entry] = [:]) {
    self.store = store
    self.time = time
    self.entries = entries
  }
}
