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

/// The grocery list with what the store told, made once for every change and shown as often as it takes.
struct ShownGroceries: Sendable {
  private(set) var groceries: WeekGroceries
  /// What the store told of products so far.
  private(set) var told: ProductAnswer
  /// The foods of those.
  private let toldFoods: Set<FoodID>
  /// The words of what it said nothing about.
  private let unansweredWords: Set<String>
  /// What is taken for each item, at the prices that count.
  private(set) var answer: StoreAnswer
  /// The rows of the list by the part of the shop.
  private(set) var groups: [GroceryListInput.Group]
  /// What changed of what each planned meal needs.
  let changes: [PlannedMealID: [ShelfDelta]]

  init(_ groceries: WeekGroceries, _ told: ProductAnswer, _ copy: Copy) {
    self.init(
      groceries, told, foods: Set(told.products.compactMap(\.food)),
      unanswered: Set(told.unanswered.map(\.words)), copy)
  }

  private init(
    _ groceries: WeekGroceries, _ told: ProductAnswer, foods: Set<FoodID>,
    unanswered: Set<String>, _ copy: Copy
  ) {
    self.groceries = groceries
    self.told = told
    (toldFoods, unansweredWords) = (foods, unanswered)
    answer = groceries.kept(told)
    let rows = GroceryRows(groceries, answer, copy)
    groups = rows.groups
    changes = rows.changes
  }

  /// The open items of which the store was not asked yet.
  var unasked: [ListedItem] {
    groceries.open.filter { item in
      let isKnown = item.item.food.map(toldFoods.contains) ?? false
      return !isKnown && !unansweredWords.contains(item.item.name)
        && !askedNames.contains(item.item.name)
    }
  }

  /// The names of items that were asked for, whatever came of it.
  var askedNames: Set<String> = []

  /// When the chosen store last told its prices; nil for never.
  var checked: Date? {
    groceries.shopping.settings.store.flatMap { groceries.shopping.prices[$0]?.time }
  }

  /// The item that a screen names.
  func item(_ id: GroceryItemID) -> ListedItem? {
    groceries.list[ListItemID(rawValue: id.rawValue)]
  }

  /// The row of an item.
  func row(_ id: GroceryItemID) -> GroceryListInput.Item? {
    groups.lazy.flatMap(\.items).first { $0.id == id }
  }

  /// Takes in what a store told of some items, in the place of what it told of them before.
  mutating func take(_ answer: ProductAnswer, of names: [String], _ copy: Copy) {
    let (new, asked) = (Set(answer.products.map(\.id)), Set(names))
    let all = ProductAnswer(
      products: told.products.filter { !new.contains($0.id) } + answer.products,
      unanswered: told.unanswered.filter { !asked.contains($0.words) } + answer.unanswered)
    let known = askedNames
    self = ShownGroceries(groceries, all, copy)
    askedNames = known.union(names)
  }

  /// The same of another list, or the same list after a change.
  func with(_ groceries: WeekGroceries, _ copy: Copy) -> ShownGroceries {
    var shown = ShownGroceries(
      groceries, told, foods: toldFoods, unanswered: unansweredWords, copy)
    shown.askedNames = askedNames
    return shown
  }

  /// Shows a tick at once, before everything is made anew.
  mutating func tick(_ id: GroceryItemID, _ isTicked: Bool) {
    for group in groups.indices {
      for item in groups[group].items.indices where groups[group].items[item].id == id {
        groups[group].items[item].isTicked = isTicked
      }
    }
  }
}
