import Groceries
import Synchronization

/// What the items of a week cost, worked out again only for those that changed, as long as shelf and
/// rules are the same.
///
/// It belongs to one table: who eats what an item is for must not change.
final class KeptPrices: Sendable {
  /// What a store told of its products, the prices that are kept of it, and the rules of choosing.
  struct Shelf: Equatable, Sendable {
    var told: [Product]
    var snapshot: PriceSnapshot?
    var rules: ShoppingRules

    /// The products at the prices that count.
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

  /// What the store sells, and what some items cost.
  ///
  /// - Parameter price: prices items, each by itself.
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
