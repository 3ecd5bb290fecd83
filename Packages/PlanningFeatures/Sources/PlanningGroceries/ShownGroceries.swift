import DesignSystem
import EaterRecord
import Groceries
import MealModels
import MealPlan
import PlanningPresentation

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The grocery list with the store's answers.
///
/// It is computed once after each change, and can be shown many times.
struct ShownGroceries: Sendable {
  private(set) var groceries: WeekGroceries
  /// The store's answers about products so far.
  private(set) var told: ProductAnswer
  /// The foods of those products.
  private let toldFoods: Set<FoodID>
  /// The words for which the store has no answer.
  private let unansweredWords: Set<String>
  /// The product chosen for each item, at the current prices.
  private(set) var answer: StoreAnswer
  /// The rows of the list, grouped by the part of the shop.
  private(set) var groups: [GroceryListInput.Group]
  /// The changes of the items of each planned meal.
  let changes: [PlannedMealID: [ShelfChange]]
  /// The items that are usually at home.
  let usual: [GroceryListInput.Item]
  /// The units of the amounts.
  let units: MeasurementSystem

  init(
    _ groceries: WeekGroceries, _ told: ProductAnswer, units: MeasurementSystem, _ copy: Copy
  ) {
    self.init(
      groceries, told, foods: Set(told.products.compactMap(\.food)),
      unanswered: Set(told.unanswered.map(\.words)), units: units, copy)
  }

  private init(
    _ groceries: WeekGroceries, _ told: ProductAnswer, foods: Set<FoodID>,
    unanswered: Set<String>, units: MeasurementSystem, _ copy: Copy
  ) {
    self.groceries = groceries
    self.told = told
    (toldFoods, unansweredWords) = (foods, unanswered)
    answer = groceries.kept(told)
    let rows = GroceryRows(groceries, answer, units: units, copy)
    (usual, self.units) = (rows.usual, units)
    groups = rows.groups
    changes = rows.changes
  }

  /// The cost of the week, without its budget; nil if no price is known.
  var cost: WeekCost? { groceries.cost(answer, budget: nil) }

  /// The open items about which the app has not asked the store yet.
  var unasked: [ListedItem] {
    groceries.open.filter { item in
      let isKnown = item.item.food.map(toldFoods.contains) ?? false
      return !isKnown && !unansweredWords.contains(item.item.name)
        && !askedNames.contains(item.item.name)
    }
  }

  /// The names of the items that the app asked about, whatever the answer.
  var askedNames: Set<String> = []

  /// The time of the chosen store's latest prices; nil if there are none.
  var checked: Date? {
    groceries.store.flatMap { groceries.shopping.prices[$0]?.time }
  }

  /// The item that a screen names.
  func item(_ id: GroceryItemID) -> ListedItem? {
    groceries.list[id]
  }

  /// The row of an item.
  func row(_ id: GroceryItemID) -> GroceryListInput.Item? {
    groups.lazy.flatMap(\.items).first { $0.id == id }
  }

  /// Merges a store's answer about some items, replacing its earlier ones.
  mutating func take(_ answer: ProductAnswer, of names: [String], _ copy: Copy) {
    let (new, asked) = (Set(answer.products.map(\.id)), Set(names))
    let all = ProductAnswer(
      products: told.products.filter { !new.contains($0.id) } + answer.products,
      unanswered: told.unanswered.filter { !asked.contains($0.words) } + answer.unanswered)
    let known = askedNames
    self = ShownGroceries(groceries, all, units: units, copy)
    askedNames = known.union(names)
  }

  /// The store's answers with another list, or with the same list after a change.
  func with(
    _ groceries: WeekGroceries, _ units: MeasurementSystem, _ copy: Copy
  ) -> ShownGroceries {
    var shown = ShownGroceries(
      groceries, told, foods: toldFoods, unanswered: unansweredWords, units: units, copy)
    shown.askedNames = askedNames
    return shown
  }

  /// Shows a tick at once, before the list is computed again.
  mutating func tick(_ id: GroceryItemID, _ isTicked: Bool) {
    for group in groups.indices {
      for item in groups[group].items.indices where groups[group].items[item].id == id {
        groups[group].items[item].isTicked = isTicked
      }
    }
  }
}
