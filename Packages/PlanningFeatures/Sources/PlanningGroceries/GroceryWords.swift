import DesignSystem
import Groceries
import MealModels
import PlanningPresentation

/// The words for items and for a store that did not answer.
enum GroceryWords {
  /// A row as a line of text: "Garlic, 22 cloves".
  static func line(_ item: GroceryListInput.Item) -> String {
    [item.name, item.need].compactMap(\.self).joined(separator: ", ")
  }

  /// The use of each share of an item: "1 lb for Pasta night".
  static func sources(
    of item: ListedItem, in units: MeasurementSystem, _ copy: Copy
  ) -> [String] {
    let shares = item.item.sources.filter { $0.meal.recipe != nil }.map { source in
      let amount = item.item.shopperText(source.bought, in: units)
      let day = source.meal.day.map(copy.shortDate)
      let title = day.map { copy("grocery-item.meal-on", ["meal": source.meal.title, "day": $0]) }
      return amount.isEmpty
        ? title ?? source.meal.title
        : copy("grocery-item.share", ["amount": amount, "meal": title ?? source.meal.title])
    }
    let instead = item.insteadOf.map { copy("grocery-item.instead-of", ["name": $0]) }
    let home = item.taken.compactMap { take in
      take.amount.map {
        copy("grocery-item.at-home", ["amount": item.item.shopperText($0, in: units)])
      }
    }
    return shares + instead + home
  }
}
