import Groceries
import MealModels

extension StockMovement {
  /// The stock of a product in a store in an hour.
  ///
  /// Deliveries come every one to four days. Most products last until the next delivery. Popular
  /// products become scarce before it, and the most popular ones run out. Now and then all products
  /// of a food are out of stock, for half a day to a day and a half.
  public func availability(
    of product: ShelfProduct, in store: DemoStore, hour: Int
  ) -> Availability {
    if isShort(product.food, in: store, hour: hour) { return .out }
    let draw = draw("stock", store.id.rawValue, product.id.rawValue)
    let length = 24 * (1 + draw.with("days").below(4))
    let turn = StockTurn(at: hour, length: length, offset: draw.with("offset").below(length))
    switch draw.with(turn.number).below(100) {
    case ..<6: return turn.hundredths < 40 ? .inStock : turn.hundredths < 70 ? .low : .out
    case ..<16: return turn.hundredths < 60 ? .inStock : .low
    default: return .inStock
    }
  }

  /// Whether a store has no product of a food in an hour.
  ///
  /// That happens in one of twenty five-day periods. It lasts 12 to 36 hours and never continues
  /// past the end of the period.
  func isShort(_ food: FoodID, in store: DemoStore, hour: Int) -> Bool {
    let draw = draw("shortage", store.id.rawValue, food.rawValue)
    let turn = StockTurn(at: hour, length: 120, offset: draw.with("offset").below(120))
    let chance = draw.with(turn.number)
    guard chance.below(100) < 5 else { return false }
    let hours = 12 + chance.with("hours").below(25)
    let start = chance.with("start").below(120 - 36)
    return (start..<start + hours).contains(turn.hour)
  }
}
