import Groceries
import MealModels

/// How prices and stock move: what a store asks for a product in an hour, and whether it has it.
///
/// Everything follows from the store, the product, the hour and the seed, so that anybody can work
/// out beforehand what will be dearer or gone. Hours are whole ones since 1 January 1970, UTC.
public struct StockMovement: Hashable, Sendable {
  /// What tells one course of things from another.
  public let seed: UInt64

  /// Makes a movement; the same seed is the same course of things.
  public init(seed: UInt64 = 0) {
    self.seed = seed
  }

  /// The price and stock of a product; nil where the store's chain does not sell it.
  public func entry(
    of product: ShelfProduct, in store: DemoStore, hour: Int
  ) -> PriceSnapshot.Entry? {
    guard let cents = product.cents(at: store.chain) else { return nil }
    let price = shelfPrice(of: product, cents: cents, in: store, hour: hour)
    return PriceSnapshot.Entry(
      price: Money(hundredths: price, store.store.currency),
      availability: availability(of: product, in: store, hour: hour))
  }

  /// A draw of this movement for a purpose, so that no two purposes share their chances.
  func draw(_ purpose: String, _ names: String...) -> StockDraw {
    names.reduce(StockDraw(seed).with(purpose)) { $0.with($1) }
  }
}

/// Time cut into turns of equal length, which begin at another hour for everything that has turns.
struct StockTurn {
  /// Which turn the hour is in.
  let number: Int
  /// How many whole hours of the turn are over.
  let hour: Int
  /// How many hours the turn lasts.
  let length: Int

  /// The turn of an hour.
  init(at hour: Int, length: Int, offset: Int) {
    let shifted = hour + offset
    let remainder = shifted % length
    self.length = length
    self.hour = remainder < 0 ? remainder + length : remainder
    number = (shifted - self.hour) / length
  }

  /// The share of the turn that is over, in hundredths.
  var hundredths: Int { hour * 100 / length }
}
