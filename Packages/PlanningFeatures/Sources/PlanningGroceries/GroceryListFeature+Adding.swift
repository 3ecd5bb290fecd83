import AppShell
import DesignSystem
import EaterRecord
import Groceries
import MealModels
import PlanningParts
import PlanningPresentation

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension GroceryListFeature {
  /// Adds the typed words.
  func add(
    _ words: String, in state: inout State, groceries: WeekGroceries, world: World
  ) throws(GroceryError) -> [Command<Effect>] {
    (state.entry.text, state.hasSent) = (words, true)
    let id = ManualItemID(rawValue: "hand-\(world.seed)")
    let events = try groceries.adding(words) { id }
    let after = groceries.applying(events)
    let added = after.list.items.first { $0.handItems.contains(id) }
    state.entry = GroceryEntryInput(
      warning: added.flatMap { warning(of: $0, after) },
      added: (added.map { [.init($0.id, $0.item.text)] } ?? []) + state.entry.added)
    return record(events, world)
  }

  /// The warning that an added item is unsafe for an eater at the table; it is added anyway.
  private func warning(of item: ListedItem, _ groceries: WeekGroceries) -> String? {
    groceries.caution(on: item).map { caution in
      copy(
        "grocery-entry.caution",
        ["name": Self.headed(item.item.name), "why": copy.words(of: caution, groceries)])
    }
  }

  /// Adds the lines of a recipe to the list as hand-added items, even if the list was never opened.
  func add(
    _ meal: MealID, in state: inout State, stored: KeptPlanning, world: World
  ) -> [Command<Effect>] {
    let service = clients.service
    guard state.addedMeal != meal, let found = service.catalog.meal(service.currentID(of: meal))
    else { return [] }
    let list = GroceryListID.week(from: world.shownWeek(stored).lowerBound)
    do throws(GroceryError) {
      let events = try lines(of: found, stored.record.shopping, to: list, world)
      state.addedMeal = meal
      let notice = Notice.confirmation(
        copy("grocery-list.meal-added", ["title": found.recipe.title]))
      return [.run(.addMeal(events, world, notice))]
    } catch {
      return refused(error, &state, world)
    }
  }

  private func lines(
    of meal: Meal, _ shopping: Shopping, to list: GroceryListID, _ world: World
  ) throws(GroceryError) -> [GroceryEvent] {
    var (shopping, events) = (shopping, [GroceryEvent]())
    for (index, line) in meal.recipe.ingredients.enumerated() {
      let id = ManualItemID(rawValue: "meal-\(world.seed)-\(index)")
      let added = try shopping.adding(
        String(line.text.prefix(ManualItem.longest)),
        of: ItemRecipe(meal.id, title: meal.recipe.title), to: list
      ) { id }
      for event in added { shopping.apply(event) }
      events += added
    }
    return events
  }

  /// Announces why an item was not added.
  func refused(
    _ error: GroceryError, _ state: inout State, _ world: World
  ) -> [Command<Effect>] {
    let words = entryWords(of: error)
    guard world.isAt(PlanningRoutes.entry) else { return [.say(.failure(words))] }
    state.entry.error = words
    return []
  }

  /// The reason why an item was not added.
  func entryWords(of error: GroceryError) -> String {
    switch error {
    case .noWords: copy("grocery-entry.no-words")
    case .textTooLong(_, let most): copy("grocery-entry.too-long", ["count": String(most)])
    case .listTooLong(let most): copy("grocery-entry.list-full", ["count": String(most)])
    case .noAmount: copy("grocery-item.amount.wrong")
    case .unknownItem, .unknownName, .usedID, .unknownList, .noListName, .usedListName,
      .tooManyLists:
      copy("error.unsaved")
    }
  }
}
