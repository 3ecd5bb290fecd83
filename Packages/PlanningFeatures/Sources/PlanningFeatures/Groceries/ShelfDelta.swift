import Groceries
import MealModels
import PlanningPresentation

/// A change on the shelf since somebody looked, as screens show it.
struct ShelfDelta: Hashable, Sendable {
  var change: ShelfChange

  /// What is worth a badge: prices that moved, and what is gone; nil for the rest.
  init?(_ delta: PriceDelta) {
    switch delta.change {
    case .up(let before, _): change = .dearer(than: before)
    case .down(let before, _): change = .cheaper(than: before)
    case .out: change = .outOfStock
    case .priceUnknown, .priceKnown, .low, .back: return nil
    }
  }

  /// The same with the price before as a row shows prices; nil where that cannot be told.
  func repriced(_ price: (Money) -> Money?) -> ShelfDelta {
    var delta = self
    switch change {
    case .dearer(let before): delta.change = .dearer(than: before.flatMap(price))
    case .cheaper(let before): delta.change = .cheaper(than: before.flatMap(price))
    case .outOfStock: break
    }
    return delta
  }
}
