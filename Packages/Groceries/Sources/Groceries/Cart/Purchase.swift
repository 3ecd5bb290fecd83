#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import MealModels

/// The id of a purchase, new for each one and never used again.
public typealias PurchaseID = TypedID<Purchase>

/// A cart that was handed to a store: what was bought, at the prices that were asked then.
public struct Purchase: Hashable, Sendable, Identifiable, Codable {
  /// Its id.
  public let id: PurchaseID
  /// The list that it was for.
  public var list: GroceryListID
  /// The store.
  public var store: StoreID
  /// When it was handed over.
  public var time: Date
  /// What was bought.
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
  /// The events of handing the cart over: it is bought, its items are ticked, and it is empty.
  ///
  /// - Parameters:
  ///   - list: the list, for the amounts that are ticked.
  ///   - id: an id that no purchase ever had.
  public func handedOver(
    for list: GroceryList, as id: PurchaseID, at time: Date
  ) -> [GroceryEvent] {
    let purchase = Purchase(id: id, list: list.id, store: store, time: time, lines: lines)
    var ticked: [ListItemID] = []
    for line in lines where line.count > 0 && !ticked.contains(line.item) {
      ticked.append(line.item)
    }
    return [.bought(purchase)]
      + ticked.map { .changed(list.id, $0, .ticked(list[$0]?.needed ?? [])) }
      + [.cart(list.id, nil)]
  }
}
