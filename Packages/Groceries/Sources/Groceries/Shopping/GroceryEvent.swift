#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import MealModels

/// One stored change about shopping.
public enum GroceryEvent: Hashable, Sendable {
  /// One field of an item of a list changed.
  case changed(GroceryListID, ListItemID, ItemChange)
  /// An item was added by hand.
  case added(ManualItem)
  /// A hand-added item was permanently removed.
  case discarded(ManualItemID)
  /// How this household shops changed.
  case set(ShoppingSetting)
  /// A store stated prices and stock.
  case priced(PriceSnapshot)
  /// The eater looked at the changes, and has seen these prices.
  case reviewed(PriceSnapshot)
  /// The cart of a list changed; nil empties it.
  case cart(GroceryListID, CartDraft?)
  /// A cart was handed to a store, with the prices at that time; it is not known yet whether it was
  /// ordered.
  case handed(Purchase)
  /// A person said whether a cart that was handed over was ordered.
  case answered(OrderAnswer)
  /// A cart was handed over and ordered at once; only older versions, which did not ask, store it.
  case bought(Purchase)
  /// A list of its own was made or renamed.
  case listed(OwnList)
  /// A list of its own was deleted, or restored.
  case unlisted(GroceryListID, Bool)
}

extension GroceryEvent {
  /// The subject of the event; a later event with the same subject replaces it.
  ///
  /// Prices are kept for the current store and the one before, each as one event.
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
    case .set(.sorting): "set/sorting"
    case .priced(let snapshot): "priced/\(snapshot.store)"
    case .reviewed(let snapshot): "reviewed/\(snapshot.store)"
    case .cart(let list, _): "cart/\(list)"
    case .handed(let purchase): "handed/\(purchase.id)"
    case .answered(let answer): "answered/\(answer.purchase)"
    case .bought(let purchase): "bought/\(purchase.id)"
    case .listed(let list): "list/\(list.id)"
    case .unlisted(let list, _): "unlisted/\(list)"
    }
  }
}

extension ItemChange {
  /// The stored name of the field that it changes.
  public var field: String {
    switch self {
    case .ticked: "ticked"
    case .isRemoved: "removed"
    case .note: "note"
    case .substitute: "substitute"
    case .product: "product"
    case .packages: "packages"
    case .onlyKind: "onlyKind"
    case .source(let source, _):
      // Ids of sources may contain slashes, but here a slash separates the parts.
      "source/\(String(source.map { $0 == "/" ? "|" : $0 }))"
    case .isWanted: "wanted"
    }
  }
}
