import DesignSystem
import MealModels

/// A change of a product's price or stock since the eater last looked.
public enum ShelfChange: Hashable, Sendable {
  /// The product costs more; the former price is nil if unknown.
  case dearer(than: Money?)
  /// The product costs less; the former price is nil if unknown.
  case cheaper(than: Money?)
  /// The product is out of stock.
  case outOfStock

  /// The spoken text of the change.
  func spoken(_ copy: Copy) -> String {
    switch self {
    case .dearer(let before?): copy("shelf.dearer.than", ["price": copy.price(before)])
    case .dearer(nil): copy("shelf.dearer")
    case .cheaper(let before?): copy("shelf.cheaper.than", ["price": copy.price(before)])
    case .cheaper(nil): copy("shelf.cheaper")
    case .outOfStock: copy("shelf.out.spoken")
    }
  }

  /// A badge: "price changed" with its direction, or "out of stock".
  ///
  /// Each has its own shape.
  func badge(_ id: ElementID, _ copy: Copy) -> Element {
    let spoken = spoken(copy)
    return switch self {
    case .dearer: DeltaBadge(id, .up, copy("shelf.price-changed"), spoken: spoken).element
    case .cheaper: DeltaBadge(id, .down, copy("shelf.price-changed"), spoken: spoken).element
    case .outOfStock: Badge(id, .unavailable, copy("shelf.out"), spoken: spoken).element
    }
  }
}
