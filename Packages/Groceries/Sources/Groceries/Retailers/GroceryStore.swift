import MealModels

/// The id of a store.
public typealias StoreID = TypedID<GroceryStore>

/// A store in which a list can be bought.
public struct GroceryStore: Hashable, Sendable, Identifiable, Codable {
  /// Its id.
  public var id: StoreID
  /// Its name: "Kroger #1234".
  public var name: String
  /// The chain of the store: "Kroger".
  public var chain: String
  /// Street and town.
  public var address: String
  /// The ZIP code, five digits.
  public var zip: String
  /// The currency of its prices.
  public var currency: Money.Currency

  /// Makes a store.
  public init(
    id: StoreID, name: String, chain: String, address: String, zip: String,
    currency: Money.Currency = .usd
  ) {
    self.id = id
    self.name = name
    self.chain = chain
    self.address = address
    self.zip = zip
    self.currency = currency
  }
}
