/// A part of Kroger's API, with its limit of calls per day.
enum KrogerEndpoint: CaseIterable, Hashable {
  /// The tokens with which the app signs in.
  case identity
  /// The stores.
  case locations
  /// Products, prices and stock.
  case products
  /// The customer's cart.
  case cart

  var path: [String] {
    switch self {
    case .identity: ["connect", "oauth2", "token"]
    case .locations: ["locations"]
    case .products: ["products"]
    case .cart: ["cart", "add"]
    }
  }

  /// The most calls of a day, which begins with the first one.
  ///
  /// Source: the pages of the four APIs at developer.kroger.com, as of November 2026.
  var callsADay: Int {
    switch self {
    case .identity, .cart: 5_000
    case .locations: 1_600
    case .products: 10_000
    }
  }
}
