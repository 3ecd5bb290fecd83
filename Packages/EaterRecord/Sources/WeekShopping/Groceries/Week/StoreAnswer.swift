import Groceries

/// The chosen shop's products for the open items of a list, and their cost.
public struct StoreAnswer: Sendable {
  /// The shop; nil if none is chosen.
  public var store: StoreID?
  /// The shop's products for these items, with the stored prices where there are any.
  public var products: [Product] = []
  /// The chosen products; nil if no products are known.
  public var priced: PricedList?
  /// The items for which the shop gave no answer; it may have them.
  public var unanswered: Set<ListItemID> = []
  /// The reason why prices are unknown; nil if they are known, or no shop is chosen.
  public var problem: RetailerError?

  /// Makes an answer; by default empty.
  public init(
    store: StoreID?, products: [Product] = [], priced: PricedList? = nil,
    unanswered: Set<ListItemID> = [], problem: RetailerError? = nil
  ) {
    self.store = store
    self.products = products
    self.priced = priced
    self.unanswered = unanswered
    self.problem = problem
  }

  /// The items that the shop does not sell or has out of stock.
  ///
  /// Items for which it gave no answer are not included.
  public var missing: [ListItemID] {
    (priced?.items ?? []).filter { $0.problem == .notSold || $0.problem == .out }.map(\.id)
      .filter { !unanswered.contains($0) }
  }

  /// A product of the answer.
  public func product(_ id: ProductID) -> Product? { products.first { $0.id == id } }

  /// The chosen product of an item; nil if the shop was not asked about the item.
  public func priced(_ id: ListItemID) -> PricedList.Item? {
    priced?.items.first { $0.id == id }
  }
}
