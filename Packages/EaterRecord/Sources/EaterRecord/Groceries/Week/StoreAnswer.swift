import Groceries

/// What the chosen store has for the open items of a list, and what that costs.
public struct StoreAnswer: Sendable {
  /// The store; nil where none is chosen.
  public var store: StoreID?
  /// What it sells for them, at the prices that count.
  public var products: [Product] = []
  /// What is taken; nil where nothing is known.
  public var priced: PricedList?
  /// The items about which the store said nothing, so that it may have them.
  public var unanswered: Set<ListItemID> = []
  /// Why no prices are known; nil where they are, or no store is chosen.
  public var problem: RetailerError?

  /// Makes an answer; nothing is known unless given.
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

  /// The items that the store does not sell or has none of just now; not those of which it said
  /// nothing.
  public var missing: [ListItemID] {
    (priced?.items ?? []).filter { $0.problem == .notSold || $0.problem == .out }.map(\.id)
      .filter { !unanswered.contains($0) }
  }

  /// A product of the answer.
  public func product(_ id: ProductID) -> Product? { products.first { $0.id == id } }

  /// What is taken for an item; nil where nobody asked.
  public func priced(_ id: ListItemID) -> PricedList.Item? {
    priced?.items.first { $0.id == id }
  }
}
