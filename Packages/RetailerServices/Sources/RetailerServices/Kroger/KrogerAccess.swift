import Groceries
import MealModels
import ServiceCalls

/// What an app hands over to ask Kroger: keys from its secret store, and what it knows of foods.
public struct KrogerAccess: Sendable {
  /// The id and the secret of the app; nil where there are none.
  public var client: @Sendable () async -> (id: HiddenKey, secret: HiddenKey)?
  /// The token of a customer who let the app add to the cart; nil where nobody did.
  ///
  /// `isRefused` asks for a new one, since Kroger took the last one no longer. How somebody signs in is
  /// the app's part: refresh tokens are used once, and are kept where nobody else reads them.
  public var customer: @Sendable (_ isRefused: Bool) async -> HiddenKey?
  /// The food that a product of this name is; nil where that is not sure.
  ///
  /// A search finds what sounds alike, so that the wish itself says nothing of the product.
  public var food: @Sendable (_ name: String) -> FoodID?
  /// The names of Kroger's own brands.
  ///
  /// Source: the page "Our Brands" of thekrogerco.com, without brands of other things than food.
  public var storeBrands: Set<String>
  /// Where Kroger is asked.
  public var service: ServiceAddress
  /// Where a customer pays.
  public var checkout: String

  /// Makes an access.
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
