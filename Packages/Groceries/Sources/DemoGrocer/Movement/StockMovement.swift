import Groceries
import MealModels

/// Computes the price and the stock of a product at a store in an hour.
///
/// The results depend only on the store, the product, the hour and the seed, so prices and stock
/// can be computed in advance. Hours are counted from 1 January 1970, UTC.
public struct StockMovement: Hashable, Sendable {
  /// The seed; another seed gives other prices and stock.
  public let seed: UInt64

  /// Makes a movement; the same seed gives the same prices and stock.
  public init(seed: UInt64 = 0) {
    self.seed = seed
  }

  /// The price and stock of a product; nil if the store's chain does not sell it.
  public func entry(
    of product: ShelfProduct, in store: DemoStore, hour: Int
  ) -> PriceSnapshot.Entry? {
    guard let cents = product.cents(at: store.chain) else { return nil }
    let price = shelfPrice(of: product, cents: cents, in: store, hour: hour)
    return PriceSnapshot.Entry(
      price: Money(hundredths: price, store.store.currency),
      availability: availability(of: product, in: store, hour: hour))
  }

  /// A random draw for a purpose; draws for different purposes are independent.
  func draw(_ purpose: String, _ names: String...) -> StockDraw {
    names.reduce(StockDraw(seed).with(purpose)) { $0.with($1) }
  }
}

/// One of the equal periods into which time is divided, with a different start for each product or
/// food.
struct StockTurn {
  /// The number of the period that contains the hour.
  let number: Int
  /// The number of whole hours since the period began.
  let hour: Int
  /// The number of hours in the period.
  let length: Int

  /// Makes the period that contains an hour.
  init(at hour: Int, length: Int, offset: Int) {
    let shifted = hour + offset
    let remainder = shifted % length
    self.length = length
    self.hour = remainder < 0 ? remainder + length : remainder
    number = (shifted - self.hour) / length
  }

  /// The elapsed part of the period, in percent.
  var hundredths: Int { hour * 100 / length }
}
