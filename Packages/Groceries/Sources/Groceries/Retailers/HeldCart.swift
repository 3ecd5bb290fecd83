#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import MealModels

/// The id of a cart at a retailer.
public typealias CartID = TypedID<HeldCart>

/// What to put into a cart.
public struct CartOrder: Hashable, Sendable, Codable {
  /// So many of one product.
  public struct Line: Hashable, Sendable, Codable {
    /// The product.
    public var product: ProductID
    /// How many packages; of a weighed product how many steps.
    public var count: Int

    /// Makes a line.
    public init(_ product: ProductID, count: Int) {
      self.product = product
      self.count = max(0, count)
    }
  }

  /// The store.
  public var store: StoreID
  /// The cart to fill; nil for a new one.
  public var cart: CartID?
  /// What it shall hold, all of it.
  public var lines: [Line]

  /// Makes an order.
  public init(store: StoreID, cart: CartID? = nil, lines: [Line]) {
    self.store = store
    self.cart = cart
    self.lines = lines
  }
}

/// A cart as a retailer holds it.
public struct HeldCart: Hashable, Sendable, Codable {
  /// Its id there.
  public var id: CartID
  /// The store.
  public var store: StoreID
  /// What it holds.
  public var lines: [CartOrder.Line]
  /// Products that were asked for and could not be put into it.
  public var refused: [ProductID]
  /// When it was filled.
  public var time: Date

  /// Makes a cart.
  public init(
    id: CartID, store: StoreID, lines: [CartOrder.Line], refused: [ProductID] = [], time: Date
  ) {
    self.id = id
    self.store = store
    self.lines = lines
    self.refused = refused
    self.time = time
  }
}
