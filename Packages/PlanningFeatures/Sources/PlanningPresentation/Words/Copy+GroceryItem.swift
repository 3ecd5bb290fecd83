import DesignSystem
import MealModels

extension Copy {
  /// A product and its count: "Lemon (3)".
  func counted(_ name: String, _ count: Int?) -> String {
    count.map { self("grocery-list.item", ["name": name, "count": region.number(Double($0))]) }
      ?? name
  }

  /// The spoken name with its count: "Lemon, 3".
  func countedSpoken(_ name: String, _ count: Int?) -> String {
    count.map {
      self("grocery-list.item.spoken", ["name": name, "count": region.number(Double($0))])
    } ?? name
  }

  /// The price of an item as its row shows it; empty if it cannot be bought.
  func price(of item: GroceryListInput.Item) -> String {
    guard !item.availability.isUnavailable else { return "" }
    guard let price = item.price else {
      // A ticked item is already bought, so its missing price is not mentioned.
      return item.isTicked ? "" : self("grocery-list.price.unknown")
    }
    return self.price(price)
  }

  /// The price of one of several packages: "$0.83 ea"; nil if the row has only one.
  func each(of item: GroceryListInput.Item) -> String? {
    item.each.map { self("grocery-list.price.each", ["price": self.price($0)]) }
  }

  /// The words for the availability of an item, as drawn: "In stock", "Subbed → Cilantro".
  func name(of availability: GroceryListInput.Availability) -> String {
    stock(availability, "")
  }

  /// The spoken words for the availability of an item: "Unavailable, see substitutions" (C-R14).
  func nameSpoken(of availability: GroceryListInput.Availability) -> String {
    stock(availability, ".spoken")
  }

  private func stock(_ availability: GroceryListInput.Availability, _ ending: String) -> String {
    switch availability {
    case .inStock: self("stock.in")
    case .lowStock: self("stock.low")
    case .substituted(let name): self(CopyKey("stock.subbed\(ending)"), ["name": name])
    case .unavailable: self(CopyKey("stock.unavailable\(ending)"))
    case .unknown: self("stock.unknown")
    }
  }
}
