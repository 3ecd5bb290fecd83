import Groceries
import MealModels
import ServiceCalls

/// The access of an app to Kroger: keys from its secret store, and its knowledge of foods.
public struct KrogerAccess: Sendable {
  /// The id and the secret of the app; nil if it has none.
  public var client: @Sendable () async -> (id: HiddenKey, secret: HiddenKey)?
  /// The token of a customer who allowed the app to add to the cart; nil if there is none.
  ///
  /// `isRefused` asks for a new token, because Kroger refused the last one. The app signs customers
  /// in: each refresh token works once, and only the app can read them.
  public var customer: @Sendable (_ isRefused: Bool) async -> HiddenKey?
  /// The food of a product with a name; nil if that is not certain.
  ///
  /// A search also finds names that only sound alike, so the wish itself does not identify the
  /// food.
  public var food: @Sendable (_ name: String) -> FoodID?
  /// The names of Kroger's own brands.
  ///
  /// Source: the page "Our Brands" of thekrogerco.com, without the brands of products that are not
  /// food.
  public var storeBrands: Set<String>
  /// The address of Kroger's API.
  public var service: ServiceAddress
  /// The page where a customer pays.
  public var checkout: String

  /// Makes the access.
  public init(
    client: @escaping @Sendable () async -> (id: HiddenKey, secret: HiddenKey)?,
    customer: @escaping @Sendable (_ isRefused: Bool) async -> HiddenKey? = { _ in nil },
    food: @escaping @Sendable (_ name: String) -> FoodID? = { _ in nil },
    service: ServiceAddress = ServiceAddress(host: "api.kroger.com", "v1")
  ) {
    self.client = client
    self.customer = customer
    self.food = food
    self.service = service
    storeBrands = [
      "Big K", "Heritage Farm", "Home Chef", "Kroger", "Private Selection", "Simple Truth",
      "Simple Truth Organic", "Smart Way",
    ]
    checkout = "https://www.kroger.com/cart"
  }
}
