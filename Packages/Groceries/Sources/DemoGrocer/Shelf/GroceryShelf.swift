import Groceries
import MealModels

/// All products and stores of the embedded grocer.
public struct GroceryShelf: Sendable {
  /// Every product, in the order of the table.
  public let products: [ShelfProduct]
  /// The stores.
  public let stores: [DemoStore]

  private let positions: [ProductID: Int]
  private let positionsByFood: [FoodID: [Int]]

  /// The shelf inside the binary.
  public static let bundled = GroceryShelf(
    products: BundledShelf.readProducts(), stores: BundledShelf.readStores())

  /// Makes a shelf; among products with the same id, the first one is used.
  public init(products: [ShelfProduct], stores: [DemoStore]) {
    var positions: [ProductID: Int] = [:]
    positions.reserveCapacity(products.count)
    var positionsByFood: [FoodID: [Int]] = [:]
    for (position, product) in products.enumerated() where positions[product.id] == nil {
      positions[product.id] = position
      positionsByFood[product.food, default: []].append(position)
    }
    self.products = products
    self.stores = stores
    self.positions = positions
    self.positionsByFood = positionsByFood
  }

  /// The product with an id.
  public func product(_ id: ProductID) -> ShelfProduct? {
    positions[id].map { products[$0] }
  }

  /// The products of a food that a chain sells, in all its forms.
  public func products(of food: FoodID, at chain: DemoChain) -> [ShelfProduct] {
    (positionsByFood[food] ?? []).map { products[$0] }.filter { $0.cents(at: chain) != nil }
  }

  /// The store with an id.
  public func store(_ id: StoreID) -> DemoStore? {
    stores.first { $0.id == id }
  }

  /// The products of a chain whose brand and name contain all words of any text; empty if no text
  /// has words.
  ///
  /// Words are compared as `FoodName` compares them: "Tomatoes" equals "tomato", but "tom" equals
  /// neither.
  public func products(named texts: [String], at chain: DemoChain) -> [ShelfProduct] {
    let wishes = texts.map { Set(Self.keys(of: $0)) }.filter { !$0.isEmpty }
    guard !wishes.isEmpty else { return [] }
    return products.filter { product in
      guard product.cents(at: chain) != nil else { return false }
      let words = Set(Self.keys(of: "\(product.brand) \(product.name)"))
      return wishes.contains { $0.isSubset(of: words) }
    }
  }

  private static func keys(of text: String) -> [String] {
    FoodName.words(of: text).map(FoodName.singular)
  }
}
