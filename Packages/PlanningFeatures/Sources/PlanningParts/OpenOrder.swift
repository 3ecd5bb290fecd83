import AppShell
import EaterRecord
import Groceries

/// A cart that was handed over but could not be stored, offered by the cart to the list.
package struct UnkeptOrder: Sendable {
  package var purchase: Purchase

  package init(_ purchase: Purchase) { self.purchase = purchase }
}

extension World {
  /// The handed-over cart about which the grocery list asks whether it was ordered.
  ///
  /// It is the cart of the shown week, or else the latest one of another list.
  package func openOrder(_ kept: KeptPlanning) -> Purchase? {
    let (unkept, shopping) = (offers.all(UnkeptOrder.self).map(\.purchase), kept.record.shopping)
    let list = GroceryListID.week(from: shownWeek(kept).lowerBound)
    return unkept.first { $0.list == list } ?? shopping.pending(on: list) ?? unkept.first
      ?? shopping.pendingOrder
  }
}
