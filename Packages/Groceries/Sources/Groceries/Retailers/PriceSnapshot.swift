#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import MealModels

/// What products of one store cost and whether they are there, as of a time.
public struct PriceSnapshot: Hashable, Sendable {
  /// What is known of one product.
  public struct Entry: Hashable, Sendable, Codable {
    /// Its price; nil where the store did not say, which is never nothing.
    public var price: Money?
    /// Whether it is there.
    public var availability: Availability

    /// Makes an entry.
    public init(price: Money?, availability: Availability) {
      self.price = price
      self.availability = availability
    }
  }

  /// The store.
  public var store: StoreID
  /// When the store said so.
  public var time: Date
  /// What it said of each product; one that it did not speak of is left out.
  public var entries: [ProductID: Entry]

  /// Makes a snapshot.
  public init(store: StoreID, time: Date, entries: [ProductID: Entry] = [:]) {
    self.store = store
    self.time = time
    self.entries = entries
  }
}
