import DesignSystem
import Groceries
import PlanningPresentation

/// The words for items and for a store that did not answer.
enum GroceryWords {
  /// A row as a line of text: "Spaghetti 1lb box (2)".
  static func line(_ item: GroceryListInput.Item) -> String {
    item.count.map { "\(item.name) (\($0))" }
      ?? [item.need, item.name].compactMap(\.self)
      .joined(separator: " ")
  }

  /// The use of each share of an item: "1 lb for Pasta night".
  static func sources(of item: ListedItem, _ copy: Copy) -> [String] {
    let shares = item.item.sources.filter { $0.meal.recipe != nil }.map { source in
      let amount = source.bought.map(\.shopperText).joined(separator: " + ")
      let day = source.meal.day.map { copy.day($0) }
      let title = day.map { copy("grocery-item.meal-on", ["meal": source.meal.title, "day": $0]) }
      return amount.isEmpty
        ? title ?? source.meal.title
        : copy("grocery-item.share", ["amount": amount, "meal": title ?? source.meal.title])
    }
    let instead = item.insteadOf.map { copy("grocery-item.instead-of", ["name": $0]) }
    let home = item.taken.compactMap { take in
      take.amount.map { copy("grocery-item.at-home", ["amount": $0.shopperText]) }
    }
    return shares + instead + home
  }
}
