import Groceries
import MealModels

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The answers of the embedded grocer at a time, for a client or a server.
public struct DemoRetailer: Sendable {
  /// The products that are sold, and the stores.
  public let shelf: GroceryShelf
  /// The movement of prices and stock.
  public let movement: StockMovement

  /// Makes a retailer.
  public init(shelf: GroceryShelf = .bundled, movement: StockMovement = StockMovement()) {
    self.shelf = shelf
    self.movement = movement
  }

  /// The hour that contains a time, in whole hours since 1 January 1970, UTC.
  public static func hour(of time: Date) -> Int {
    Int(bounded: (time.timeIntervalSince1970 / 3600).rounded(.down))
  }

  /// All stores, the nearest first, by the number of leading digits that their ZIP codes share.
  ///
  /// - Throws: `RetailerError.unknownZIP` for a ZIP code that is invalid or has no area.
  public func stores(near zip: String) throws(RetailerError) -> [GroceryStore] {
    guard let here = ZIPCode(zip) else { throw .unknownZIP(zip) }
    let far = (digits: Int.max, number: Int.max)
    return shelf.stores.map(\.store)
      .map { (store: $0, distance: ZIPCode($0.zip)?.distance(to: here) ?? far) }
      .sorted { $0.distance < $1.distance }
      .map(\.store)
  }

  /// The products of a store that match some requests; every request gets an answer.
  ///
  /// For a food these are all its products, in all forms. For a request without a food, these are
  /// the products whose brand and name contain all its words.
  ///
  /// - Throws: `RetailerError.unknownStore`.
  public func answer(
    to wishes: [ProductWish], in id: StoreID, at time: Date
  ) throws(RetailerError) -> ProductAnswer {
    let store = try store(id)
    var seen: Set<ProductID> = []
    let foods = wishes.compactMap(\.food).flatMap { shelf.products(of: $0, at: store.chain) }
    let words = wishes.filter { $0.food == nil }.map(\.words)
    let found = foods + shelf.products(named: words, at: store.chain)
    let hour = Self.hour(of: time)
    return ProductAnswer(
      products: found.filter { seen.insert($0.id).inserted }.compactMap {
        sold($0, in: store, hour: hour)
      })
  }

  /// The prices and stock of products at a time; products that the store does not sell are left
  /// out.
  ///
  /// - Throws: `RetailerError.unknownStore`.
  public func snapshot(
    of products: [ProductID], in id: StoreID, at time: Date
  ) throws(RetailerError) -> PriceSnapshot {
    let store = try store(id)
    let hour = Self.hour(of: time)
    var snapshot = PriceSnapshot(store: id, time: time)
    for product in products {
      guard let row = shelf.product(product) else { continue }
      snapshot.entries[product] = movement.entry(of: row, in: store, hour: hour)
    }
    return snapshot
  }

  func store(_ id: StoreID) throws(RetailerError) -> DemoStore {
    guard let store = shelf.store(id) else { throw .unknownStore(id) }
    return store
  }

  private func sold(_ row: ShelfProduct, in store: DemoStore, hour: Int) -> Product? {
    guard let entry = movement.entry(of: row, in: store, hour: hour) else { return nil }
    return Product(
      id: row.id, store: store.id, food: row.food, form: row.form, name: row.name,
      brand: row.brand, isStoreBrand: row.isStoreBrand, isOrganic: row.isOrganic,
      package: row.package, price: entry.price, availability: entry.availability)
  }
}
