import Groceries
import MealModels
import Synchronization

/// The currencies of stores, as far as a retailer stated them.
final class StoreCurrencies: Sendable {
  private let known = Mutex<[StoreID: Money.Currency]>([:])

  /// Remembers the currencies of stores.
  func note(_ stores: [GroceryStore]) {
    known.withLock { known in
      for store in stores { known[store.id] = store.currency }
    }
  }

  /// Refuses prices in a currency other than the store's, or than the first price's if the store's
  /// is unknown.
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
