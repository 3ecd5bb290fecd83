import Groceries
import MealModels

extension StockMovement {
  /// How many thousandths of the table's price a product may drift, up or down.
  static let widestDrift = 60

  /// How many of a thousand products a chain has on promotion each week.
  static let promoted = 50

  /// What a promotion takes off, in hundredths.
  static let reductions = [10, 15, 20, 25]

  /// The percentage that the chain takes off in the week of an hour; zero for most products.
  ///
  /// Weeks begin on Thursdays at midnight, UTC, in all stores of a chain.
  public func reduction(of product: ShelfProduct, at chain: DemoChain, hour: Int) -> Int {
    let week = StockTurn(at: hour, length: 168, offset: 0).number
    let draw = draw("promotion", chain.rawValue, product.id.rawValue).with(week)
    guard draw.below(1000) < Self.promoted else { return 0 }
    return Self.reductions[draw.with("off").below(Self.reductions.count)]
  }

  /// The cents of one package: the table's price, drifted, at the store's level, less a promotion.
  func shelfPrice(
    of product: ShelfProduct, cents: Int, in store: DemoStore, hour: Int
  ) -> Int {
    let off = reduction(of: product, at: store.chain, hour: hour)
    let exact = cents * store.level * drift(of: product, in: store, hour: hour) * (100 - off)
    return Self.rounded(exact / 100_000)
  }

  /// Thousandths of the table's price: a new one for each product every 20 to 60 days.
  private func drift(of product: ShelfProduct, in store: DemoStore, hour: Int) -> Int {
    let draw = draw("price", store.id.rawValue, product.id.rawValue)
    let days = 20 + draw.with("days").below(41)
    let turn = StockTurn(
      at: hour, length: days * 24, offset: draw.with("offset").below(days * 24))
    let steps = draw.with(turn.number).below(7) - 3
    return 1000 + steps * Self.widestDrift / 3
  }

  /// Whole cents of a price in thousandths of a cent; from two dollars on it ends in nine.
  private static func rounded(_ thousandths: Int) -> Int {
    let cents = (thousandths + 500) / 1000
    return max(1, cents < 200 ? cents : (cents + 5) / 10 * 10 - 1)
  }
}
