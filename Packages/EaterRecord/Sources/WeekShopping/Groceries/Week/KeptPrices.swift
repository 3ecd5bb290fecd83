import Groceries
import Synchronization

/// The costs of a week's items.
///
/// While the shop's products and the rules stay the same, only changed items are computed again.
/// The costs belong to one table: the eaters of an item must not change.
final class KeptPrices: Sendable {
  /// A shop's products, their stored prices, and the rules for choosing products.
  struct Shelf: Equatable, Sendable {
    var told: [Product]
    var snapshot: PriceSnapshot?
    var rules: ShoppingRules

    /// The products with the stored prices where there are any.
    var products: [Product] { snapshot?.applied(to: told) ?? told }
  }

  private struct State: Sendable {
    var shelf: Shelf
    var products: [Product]
    var known: [ListItemID: Known] = [:]
  }

  private struct Known: Sendable {
    var item: ListedItem
    var priced: PricedList.Item
  }

  private let state = Mutex<State?>(nil)

  /// The shop's products, and the costs of some items.
  ///
  /// - Parameter price: prices items, each independently.
  func priced(
    _ items: [ListedItem], at shelf: Shelf, _ price: ([ListedItem], [Product]) -> PricedList
  ) -> (products: [Product], list: PricedList) {
    let before = state.withLock(\.self)
    var next =
      if let before, before.shelf == shelf { before } else {
        State(shelf: shelf, products: shelf.products)
      }
    var priced: [PricedList.Item?] = []
    var (news, places): ([ListedItem], [Int]) = ([], [])
    for (place, item) in items.enumerated() {
      if let known = next.known[item.id], known.item == item {
        priced.append(known.priced)
      } else {
        priced.append(nil)
        news.append(item)
        places.append(place)
      }
    }
    if !news.isEmpty {
      for (number, new) in price(news, next.products).items.enumerated() {
        next.known[news[number].id] = Known(item: news[number], priced: new)
        priced[places[number]] = new
      }
      state.withLock { [next] in $0 = next }
    }
    return (next.products, PricedList(items: priced.compactMap(\.self)))
  }
}
