import Groceries
import MealModels

/// A product as it stands in the table: what it is, and what it costs before anything moves.
public struct ShelfProduct: Hashable, Sendable, Identifiable {
  /// Its number, 13 digits, the same for ever.
  public let id: ProductID
  /// The food in it.
  public let food: FoodID
  /// How the shop keeps it.
  public let form: ShopForm
  /// Its name on the shelf, without the brand.
  public let name: String
  /// Its brand, which is invented; empty where it has none.
  public let brand: String
  /// Whether the brand is a chain's own.
  public let isStoreBrand: Bool
  /// Whether it is sold as organic.
  public let isOrganic: Bool
  /// What is in a package.
  public let package: PackageSize
  /// Cents that it costs at each chain at a price level of 1000; none where it is not sold.
  public let cents: [DemoChain: Int]
}

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
}
