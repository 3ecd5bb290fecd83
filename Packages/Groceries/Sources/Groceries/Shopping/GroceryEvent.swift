#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import MealModels

/// One change of what is kept about shopping, as it is stored.
public enum GroceryEvent: Hashable, Sendable {
  /// One field of an item of a list changed.
  case changed(GroceryListID, ListItemID, ItemChange)
  /// An item was added by hand.
  case added(HandItem)
  /// An item that was added by hand was taken off for good.
  case discarded(HandItemID)
  /// How this household shops changed.
  case set(ShoppingSetting)
  /// A store told prices and what is there.
  case priced(PriceSnapshot)
  /// The eater looked at what changed; these prices are known now.
  case reviewed(PriceSnapshot)
  /// The cart of a list changed; nil empties it.
  case cart(GroceryListID, CartDraft?)
  /// A cart was handed to a store, with the prices of then; whether it was ordered is not known yet.
  case handed(Purchase)
  /// Somebody said whether a cart that was handed over was ordered.
  case answered(OrderAnswer)
  /// A cart was handed over and ordered at once, as it was kept before anybody was asked.
  case bought(Purchase)
}

extension GroceryEvent {
  /// What it is about: a later event about the same makes it moot.
  ///
  /// Prices are kept for the store of today and the one before, each as one event.
  var subject: String? {
    switch self {
    case .changed(let list, let item, let change): "item/\(list)/\(change.field)/\(item)"
    case .added(let item): "hand/\(item.id)"
    case .discarded(let id): "discarded/\(id)"
    case .set(.retailer): "set/retailer"
    case .set(.store): "set/store"
    case .set(.place): "set/place"
    case .set(.rules): "set/rules"
    case .set(.interval): "set/interval"
    case .set(.network): "set/network"
    case .priced(let snapshot): "priced/\(snapshot.store)"
    case .reviewed(let snapshot): "reviewed/\(snapshot.store)"
    case .cart(let list, _): "cart/\(list)"
    case .handed(let purchase): "handed/\(purchase.id)"
    case .answered(let answer): "answered/\(answer.purchase)"
    case .bought(let purchase): "bought/\(purchase.id)"
    }
  }
}

extension ItemChange {
  /// The field that it changes, as it is stored.
  public var field: String {
    switch self {
    case .ticked: "ticked"
    case .isRemoved: "removed"
    case .note: "note"
    case .substitute: "substitute"
    case .product: "product"
    case .source(let source, _):
      // Sources may hold slashes, and items do.
      "source/\(String(source.map { $0 == "/" ? "|" : $0 }))"
    }
  }
}
