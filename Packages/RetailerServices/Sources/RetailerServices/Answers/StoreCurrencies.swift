import Groceries
import MealModels
import Synchronization

/// The currencies of stores, as far as a retailer told them.
final class StoreCurrencies: Sendable {
  private let known = Mutex<[StoreID: Money.Currency]>([:])

  /// Remembers what stores count in.
  func note(_ stores: [GroceryStore]) {
    known.withLock { known in
      for store in stores { known[store.id] = store.currency }
    }
  }

  /// Refuses prices in another currency than the store's; where that is not known, than the first
  /// price.
  func check(
    _ prices: some Sequence<(id: ProductID, price: Money?)>, of store: StoreID
  ) throws(RetailerError) {
    var currency = known.withLock { $0[store] }
    for (id, price) in prices {
      guard let price else { continue }
      guard price.currency == currency ?? price.currency else {
        throw .otherCurrency(id, price.currency)
      }
      currency = price.currency
    }
  }
}
