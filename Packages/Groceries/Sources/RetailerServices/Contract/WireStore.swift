import Groceries
import MealModels
import PrintedText

/// A store in the form of the contract.
struct WireStore: Decodable {
  var id: String
  var name: String
  var chain: String
  var address: String
  var zip: String
  var currency: String

  struct List: Decodable {
    var stores: [Readable<WireStore>]
  }

  /// The store; nil if this version does not know its currency.
  var store: GroceryStore? {
    guard let currency = Money.Currency(rawValue: currency), !id.isEmpty else { return nil }
    return GroceryStore(
      id: StoreID(rawValue: id), name: name, chain: chain, address: address, zip: zip,
      currency: currency)
  }

  static func json(_ store: GroceryStore) -> JSON {
    [
      "id": .string(store.id.rawValue), "name": .string(store.name), "chain": .string(store.chain),
      "address": .string(store.address), "zip": .string(store.zip),
      "currency": .string(store.currency.rawValue),
    ]
  }
}
