import DesignSystem
import MealModels

extension Copy {
  /// A product with how many of it: "Lemon (3)".
  func counted(_ name: String, _ count: Int?) -> String {
    count.map { self("grocery-list.item", ["name": name, "count": region.number(Double($0))]) }
      ?? name
  }

  /// The same, to be read aloud: "Lemon, 3".
  func countedSpoken(_ name: String, _ count: Int?) -> String {
    count.map {
      self("grocery-list.item.spoken", ["name": name, "count": region.number(Double($0))])
    } ?? name
  }

  /// The price of an item as its row shows it; empty where it cannot be bought.
  func price(of item: GroceryListInput.Item) -> String {
    guard !item.availability.isUnavailable else { return "" }
    guard let price = item.price else {
      // What is ticked is not asked about any more.
      return item.isTicked ? "" : self("grocery-list.price.unknown")
    }
    return item.isPricedEach
      ? self("grocery-list.price.each", ["price": self.price(price)]) : self.price(price)
  }

  /// The price of an item, to be read aloud.
  func priceSpoken(of item: GroceryListInput.Item) -> String {
    guard item.isPricedEach, !item.availability.isUnavailable, let price = item.price else {
      return self.price(of: item)
    }
    return self("grocery-list.price.each.spoken", ["price": self.price(price)])
  }

  /// Whether the store has it, as drawn: "In stock", "Subbed → Cilantro".
  func name(of availability: GroceryListInput.Availability) -> String {
    stock(availability, "")
  }

  /// Whether the store has it, to be read aloud: "Unavailable, see substitutions" (C-R14).
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
