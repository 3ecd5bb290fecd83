import Groceries
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
}
