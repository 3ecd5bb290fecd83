import Groceries

/// A chain of stores.
public enum DemoChain: String, CaseIterable, Hashable, Sendable {
  /// A chain with Kroger's name; its stores, products and prices here are invented.
  case kroger
  /// Fennimore's, an invented chain.
  case fennimore

  /// The name of the chain.
  public var name: String {
    switch self {
    case .kroger: "Kroger"
    case .fennimore: "Fennimore's"
    }
  }
}

/// A store of the embedded grocer.
public struct DemoStore: Hashable, Sendable, Identifiable {
  /// The store as clients see it.
  public let store: GroceryStore
  /// Its chain.
  public let chain: DemoChain
  /// The price level, in thousandths of the price in the table.
  public let level: Int

  /// Its id.
  public var id: StoreID { store.id }

  /// Makes a store at a price level.
  public init(store: GroceryStore, chain: DemoChain, level: Int = 1000) {
    self.store = store
    self.chain = chain
    self.level = level
  }
}
