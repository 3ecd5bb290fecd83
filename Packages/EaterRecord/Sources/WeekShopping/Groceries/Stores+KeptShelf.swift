import EaterMeals
import Groceries
import Journal

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The last products of a shop, for use when the shop does not answer.
private struct KeptShelf: Codable {
  var store: StoreID
  var products: [Product]
}

extension Stores {
  private static let shelf: StreamName = "shelf"

  /// Replaces the stored products of a shop; if that fails, the shop is asked again later.
  public func keepShelf(_ products: [Product], of store: StoreID) async {
    guard let data = try? JSONEncoder().encode(KeptShelf(store: store, products: products)) else {
      return
    }
    try? await journal.keep(Array(data), as: Self.shelf)
  }

  /// The last products of a shop, without prices and stock, which are stored elsewhere with their
  /// time.
  ///
  /// Empty if no products or only those of another shop are stored.
  public func keptShelf(of store: StoreID) async -> [Product] {
    await keptShelf().filter { $0.store == store }
  }

  /// The last products of any shop, without prices and stock.
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
