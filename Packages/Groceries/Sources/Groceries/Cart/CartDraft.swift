#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import MealModels

/// A cart before it is handed to the store: packages with their latest prices.
public struct CartDraft: Hashable, Sendable, Codable {
  /// A number of packages of one product, for one item.
  public struct Line: Hashable, Sendable, Codable, Identifiable {
    /// The item that the packages are for.
    public var item: ListItemID
    /// The latest state of the product.
    public var product: Product
    /// The number of packages, or of steps for a weighed product.
    public var count: Int

    /// Makes a line.
    public init(item: ListItemID, product: Product, count: Int) {
      self.item = item
      self.product = product
      self.count = max(0, count)
    }

    /// The id of the line: its item and its product.
    public var id: String { "\(item)/\(product.id)" }

    /// The cost of the line; nil if the price is unknown.
    public var cost: Money? { product.cost(of: count) }
  }

  /// The store.
  public var store: StoreID
  /// The lines.
  public var lines: [Line]
  /// The items for which the store has no product.
  public var missing: [ListItemID]
  /// The time when prices and stock were last checked with the store; nil before that.
  public var validated: Date?
  /// The id of the cart at the store; nil until the store has one.
  public var held: CartID?

  /// Makes a cart.
  public init(
    store: StoreID, lines: [Line], missing: [ListItemID] = [], validated: Date? = nil,
    held: CartID? = nil
  ) {
    self.store = store
    self.lines = lines
    self.missing = missing
    self.validated = validated
    self.held = held
  }

  /// Makes a cart from a priced list.
  public init(_ priced: PricedList, store: StoreID) {
    self.init(
      store: store,
      lines: priced.items.flatMap { item in
        (item.choice?.lines ?? []).map { Line(item: item.id, product: $0.product, count: $0.count) }
      }, missing: priced.missing)
  }

  /// The number of packages, in which each weighed product is one.
  public var itemsReady: Int { lines.reduce(0) { $0 + $1.packages } }

  /// The number of items for which the cart has packages.
  public var itemCount: Int { Set(lines.filter { $0.count > 0 }.map(\.item)).count }

  /// The sum of the lines, before taxes, which the store adds at checkout.
  public var total: PricedList.Total {
    PricedList.Total(lines: lines.map { PackageChoice.Line($0.product, count: $0.count) })
  }

  /// The order for the shop: the products and their numbers.
  public var order: CartOrder {
    CartOrder(store: store, cart: held, lines: lines.map { .init($0.product.id, count: $0.count) })
  }

  /// The cart with newer prices and stock; an item whose product is out of stock becomes missing.
  ///
  /// A product that the store's answer omits stays, with its price unknown.
  public func validated(by snapshot: PriceSnapshot) -> CartDraft {
    guard snapshot.store == store else { return self }
    var cart = self
    cart.lines = lines.compactMap { line in
      var line = line
      let entry = snapshot.entries[line.product.id]
      line.product.price = entry?.price
      line.product.availability = entry?.availability ?? .unknown
      return line.product.availability == .out ? nil : line
    }
    let there = Set(cart.lines.map(\.item))
    for line in lines where !there.contains(line.item) && !cart.missing.contains(line.item) {
      cart.missing.append(line.item)
    }
    cart.validated = snapshot.time
    return cart
  }
}
