import Groceries

/// A chain of stores.
public enum DemoChain: String, CaseIterable, Hashable, Sendable {
  /// Kroger by name; its stores, products and prices here are invented.
  case kroger
  /// Fennimore's, which does not exist.
  case fennimore

  /// What it is called.
  public var name: String {
    switch self {
    case .kroger: "Kroger"
    case .fennimore: "Fennimore's"
    }
  }
}

/// A store of the embedded grocer.
public struct DemoStore: Hashable, Sendable, Identifiable {
  /// The store as others see it.
  public let store: GroceryStore
  /// Its chain.
  public let chain: DemoChain
  /// Its price level: thousandths of the price in the table.
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
