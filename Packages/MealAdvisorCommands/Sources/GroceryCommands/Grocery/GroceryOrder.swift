import EaterRecord
import Groceries

/// The items of a list under their headings, in the order of the setting.
struct GroceryOrder: Sendable {
  private let groceries: WeekGroceries

  init(_ groceries: WeekGroceries) { self.groceries = groceries }

  /// Each item with the heading that it stands under.
  func placed(_ items: [ListedItem]) -> [(heading: String, item: ListedItem)] {
    switch groceries.shopping.settings.sorting {
    case .aisle:
      return items.map { (groceries.aisle(of: $0).department.rawValue, $0) }
    case .letter:
      return items.sorted { ($0.item.name, $0.id) < ($1.item.name, $1.id) }.map { ("A to Z", $0) }
    case .recipe: return byRecipe(items)
    }
  }

  /// The items below the first recipe that needs each; those of no recipe come last.
  private func byRecipe(_ items: [ListedItem]) -> [(heading: String, item: ListedItem)] {
    let titled = items.map { item in
      (item.item.sources.first { $0.meal.recipe != nil }?.meal.title, item)
    }
    var seen: Set<String> = []
    let titles = titled.compactMap(\.0).filter { seen.insert($0).inserted }
    return titles.flatMap { title in titled.filter { $0.0 == title }.map { (title, $0.1) } }
      + titled.filter { $0.0 == nil }.map { ("Without a recipe", $0.1) }
  }
}
