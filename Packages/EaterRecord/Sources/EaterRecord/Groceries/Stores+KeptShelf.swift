import Groceries
import Journal

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What a store told of its products last, kept for when it cannot be asked.
private struct KeptShelf: Codable {
  var store: StoreID
  var products: [Product]
}

extension Stores {
  private static let shelf: StreamName = "shelf"

  /// Keeps what a store told of its products in the place of what was kept; where that cannot be, it is
  /// asked again.
  public func keepShelf(_ products: [Product], of store: StoreID) async {
    guard let data = try? JSONEncoder().encode(KeptShelf(store: store, products: products)) else {
      return
    }
    try? await journal.keep(Array(data), as: Self.shelf)
  }

  /// What a store told of its products last, without prices and stock, which are kept with their time;
  /// nothing where that of another store is kept, or of none.
  public func keptShelf(of store: StoreID) async -> [Product] {
    await keptShelf().filter { $0.store == store }
  }

  /// What whichever store was asked last told of its products, without prices and stock.
  public func keptShelf() async -> [Product] {
    guard let bytes = await journal.kept(Self.shelf),
      let kept = try? JSONDecoder().decode(KeptShelf.self, from: Data(bytes))
    else { return [] }
    return kept.products.map { product in
      var product = product
      (product.store, product.price, product.availability) = (kept.store, nil, .unknown)
      return product
    }
  }
}
