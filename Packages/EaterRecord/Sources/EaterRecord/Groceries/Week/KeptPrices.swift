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
    let news = items.filter { next.known[$0.id]?.item != $0 }
    if !news.isEmpty {
      for (item, priced) in zip(news, price(news, next.products).items) {
        next.known[item.id] = Known(item: item, priced: priced)
      }
      state.withLock { [next] in $0 = next }
    }
    return (next.products, PricedList(items: items.compactMap { next.known[$0.id]?.priced }))
  }
}
