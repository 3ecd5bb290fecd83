import Groceries
import MealModels
import PrintedText

/// The page of a cart that was handed over.
struct CheckoutPage: Equatable {
  /// One line of the cart.
  struct Line: Equatable {
    /// The name of the product; its id if the server does not know the name.
    var name: String
    /// The amount: "3 × 500 g".
    var amount: String
    /// The cost; nil if unknown.
    var cost: Money?
  }

  /// The store.
  var store: String
  /// The lines, in the order of the cart.
  var lines: [Line]
  /// The products that could not be put into the cart.
  var refused: [String]

  /// The page of a cart, with the prices at the time it was handed over.
  init(
    _ cart: HeldCart, store: GroceryStore?, products: (ProductID) -> Product?,
    prices: PriceSnapshot?
  ) {
    self.store = store?.name ?? cart.store.rawValue
    lines = cart.lines.map { line in
      let product = products(line.product)
      let price = prices?.entries[line.product]?.price
      return Line(
        name: product?.name ?? line.product.rawValue, amount: Self.amount(line, product),
        cost: product.flatMap { Self.cost(line, $0, price) })
    }
    refused = cart.refused.map { products($0)?.name ?? $0.rawValue }
  }

  /// The sum of the known costs; nil if none is known, or if currencies differ.
  var total: Money? {
    let costs = lines.compactMap(\.cost)
    return costs.dropFirst().reduce(costs.first) { $0?.adding($1) }
  }

  /// Whether every line has a price.
  var isPriced: Bool { lines.allSatisfy { $0.cost != nil } }

  private static func amount(_ line: CartOrder.Line, _ product: Product?) -> String {
    guard let package = product?.package else { return "\(line.count)" }
    guard let step = package.step else {
      return package == .each ? "\(line.count)" : "\(line.count) × \(package.text)"
    }
    let share = step * Fraction(line.count)
    return Measure(package.content.quantity * share, package.content.unit).text
  }

  /// The cost of a line at a price, computed as in lists and carts; nil if the price is unknown.
  private static func cost(_ line: CartOrder.Line, _ product: Product, _ price: Money?) -> Money? {
    var product = product
    product.price = price
    return product.cost(of: line.count)
  }
}
