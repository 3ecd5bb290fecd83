import Groceries
import MealModels

extension StockMovement {
  /// The largest change of a product's price, up or down, in thousandths of the table's price.
  static let widestDrift = 60

  /// The number of promoted products of a chain each week, in thousandths.
  static let promoted = 50

  /// The possible discounts of a promotion, in percent.
  static let reductions = [10, 15, 20, 25]

  /// The chain's discount on a product in the week of an hour, in percent; zero for most products.
  ///
  /// Weeks begin on Thursdays at midnight, UTC, in all stores of a chain.
  func reduction(of product: ShelfProduct, at chain: DemoChain, hour: Int) -> Int {
    let week = StockTurn(at: hour, length: 168, offset: 0).number
    let draw = draw("promotion", chain.rawValue, product.id.rawValue).with(week)
    guard draw.below(1000) < Self.promoted else { return 0 }
    return Self.reductions[draw.with("off").below(Self.reductions.count)]
  }

  /// The price of one package in cents: the table's price after drift, store level and promotion.
  func shelfPrice(
    of product: ShelfProduct, cents: Int, in store: DemoStore, hour: Int
  ) -> Int {
    let off = reduction(of: product, at: store.chain, hour: hour)
    let exact = cents * store.level * drift(of: product, in: store, hour: hour) * (100 - off)
    return Self.rounded(exact / 100_000)
  }

  /// The drifted price in thousandths of the table's price; each product gets a new one every 20 to
  /// 60 days.
  private func drift(of product: ShelfProduct, in store: DemoStore, hour: Int) -> Int {
    let draw = draw("price", store.id.rawValue, product.id.rawValue)
    let days = 20 + draw.with("days").below(41)
    let turn = StockTurn(
      at: hour, length: days * 24, offset: draw.with("offset").below(days * 24))
    let steps = draw.with(turn.number).below(7) - 3
    return 1000 + steps * Self.widestDrift / 3
  }

  /// The whole cents of a price in thousandths of a cent; a price from two dollars on ends in nine.
  private static func rounded(_ thousandths: Int) -> Int {
    let cents = (thousandths + 500) / 1000
    return max(1, cents < 200 ? cents : (cents + 5) / 10 * 10 - 1)
  }
}
