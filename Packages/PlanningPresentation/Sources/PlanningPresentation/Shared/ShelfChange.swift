import DesignSystem
import MealModels

/// What changed on the shelf since the eater last looked.
public enum ShelfChange: Hashable, Sendable {
  /// It costs more; nil where the price before was not known.
  case dearer(than: Money?)
  /// It costs less; nil where the price before was not known.
  case cheaper(than: Money?)
  /// There is none left.
  case outOfStock

  /// What is read aloud of it.
  func spoken(_ copy: Copy) -> String {
    switch self {
    case .dearer(let before?): copy("shelf.dearer.than", ["price": copy.price(before)])
    case .dearer(nil): copy("shelf.dearer")
    case .cheaper(let before?): copy("shelf.cheaper.than", ["price": copy.price(before)])
    case .cheaper(nil): copy("shelf.cheaper")
    case .outOfStock: copy("shelf.out.spoken")
    }
  }

  /// "price changed" with where it went, or "out of stock", each with a shape of its own.
  func badge(_ id: ElementID, _ copy: Copy) -> Element {
    let spoken = spoken(copy)
    return switch self {
    case .dearer: DeltaBadge(id, .up, copy("shelf.price-changed"), spoken: spoken).element
    case .cheaper: DeltaBadge(id, .down, copy("shelf.price-changed"), spoken: spoken).element
    case .outOfStock: Badge(id, .unavailable, copy("shelf.out"), spoken: spoken).element
    }
  }
}
