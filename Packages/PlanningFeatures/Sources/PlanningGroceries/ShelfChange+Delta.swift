import Groceries
import MealModels
import PlanningPresentation

extension ShelfChange {
  /// The badge for a changed price or an unavailable product; nil for other changes.
  init?(_ delta: PriceDelta) {
    switch delta.change {
    case .up(let before, _): self = .dearer(than: before)
    case .down(let before, _): self = .cheaper(than: before)
    case .out: self = .outOfStock
    case .priceUnknown, .priceKnown, .low, .back: return nil
    }
  }

  /// The change with the former price in the form that rows show; nil if that price is unknown.
  func repriced(_ price: (Money) -> Money?) -> ShelfChange {
    switch self {
    case .dearer(let before): .dearer(than: before.flatMap(price))
    case .cheaper(let before): .cheaper(than: before.flatMap(price))
    case .outOfStock: self
    }
  }
}
