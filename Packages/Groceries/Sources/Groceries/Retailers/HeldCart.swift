#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import MealModels

/// The id of a cart at a retailer.
public typealias CartID = TypedID<HeldCart>

/// An order to put products into a cart.
public struct CartOrder: Hashable, Sendable, Codable {
  /// A number of packages of one product.
  public struct Line: Hashable, Sendable, Codable {
    /// The product.
    public var product: ProductID
    /// The number of packages, or of steps for a weighed product.
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
  /// All lines of the cart after the order.
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
  /// The lines of the cart.
  public var lines: [CartOrder.Line]
  /// Ordered products that could not be put into it.
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
