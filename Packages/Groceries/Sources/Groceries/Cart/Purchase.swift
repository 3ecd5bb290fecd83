#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import MealModels

/// The id of a purchase; each purchase has a new id, which is never used again.
public typealias PurchaseID = TypedID<Purchase>

/// A cart that was handed to a store: the products to buy when it is ordered, at the prices of that
/// time.
public struct Purchase: Hashable, Sendable, Identifiable, Codable {
  /// Its id.
  public let id: PurchaseID
  /// The list that the purchase is for.
  public var list: GroceryListID
  /// The store.
  public var store: StoreID
  /// The time when the cart was handed over.
  public var time: Date
  /// The products that are bought.
  public var lines: [CartDraft.Line]

  /// Makes a purchase.
  public init(
    id: PurchaseID, list: GroceryListID, store: StoreID, time: Date, lines: [CartDraft.Line]
  ) {
    self.id = id
    self.list = list
    self.store = store
    self.time = time
    self.lines = lines
  }

  /// The sum of the lines, before taxes.
  public var total: PricedList.Total {
    PricedList.Total(lines: lines.map { PackageChoice.Line($0.product, count: $0.count) })
  }
}

extension CartDraft {
  /// The cart as a purchase for a list; whether it was ordered is still unknown.
  ///
  /// - Parameter id: a new id that no purchase has.
  public func purchase(for list: GroceryListID, as id: PurchaseID, at time: Date) -> Purchase {
    Purchase(id: id, list: list, store: store, time: time, lines: lines)
  }
}
