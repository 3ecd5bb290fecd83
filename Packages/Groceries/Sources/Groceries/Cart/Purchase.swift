#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import MealModels

/// The id of a purchase, new for each one and never used again.
public typealias PurchaseID = TypedID<Purchase>

/// A cart that was handed to a store: what is bought once it is ordered there, at the prices of then.
public struct Purchase: Hashable, Sendable, Identifiable, Codable {
  /// Its id.
  public let id: PurchaseID
  /// The list that it was for.
  public var list: GroceryListID
  /// The store.
  public var store: StoreID
  /// When it was handed over.
  public var time: Date
  /// What is bought.
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
  /// The cart as a purchase of a list, about which nobody said yet whether it was ordered.
  ///
  /// - Parameter id: an id that no purchase ever had.
  public func purchase(for list: GroceryListID, as id: PurchaseID, at time: Date) -> Purchase {
    Purchase(id: id, list: list, store: store, time: time, lines: lines)
  }
}
