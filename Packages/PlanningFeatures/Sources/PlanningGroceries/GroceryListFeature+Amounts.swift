import AppShell
import DesignSystem
import EaterRecord
import Groceries
import MealModels
import PlanningParts
import PlanningPresentation

extension GroceryListFeature {
  /// Buys another amount of an item; a text that is no amount stays in its field with the reason.
  func buy(
    _ words: String, of id: GroceryItemID, in state: inout State, shown: ShownGroceries,
    world: World
  ) throws(GroceryError) -> [Command<Effect>] {
    guard let item = shown.item(id), let amount = amount(of: item, shown, nil) else { return [] }
    state.drawer?.wrongAmount = nil
    let text = words.split { $0.isWhitespace }.joined(separator: " ")
    guard text != amount.text else { return [] }
    do throws(GroceryError) {
      let new = ManualItemID(rawValue: "amount-\(world.seed)")
      return record(try shown.groceries.changing(item, to: text) { new }, world)
    } catch .noAmount {
      state.drawer?.wrongAmount = text
      return []
    }
  }

  /// The amount of an item that can be changed; nil for an item without a known food, for a
  /// substitute, and for what was bought or is at home.
  func amount(
    of item: ListedItem, _ shown: ShownGroceries, _ wrong: String?
  ) -> GroceryItemInput.Amount? {
    guard item.item.food != nil, item.insteadOf.isEmpty, !item.marks.isTicked, !item.isAtHome,
      shown.groceries.list.items.contains(where: { $0.id == item.id })
    else { return nil }
    return GroceryItemInput.Amount(
      wrong ?? item.item.shopperText(item.needed, in: shown.units),
      isChanged: shown.groceries.isChanged(item),
      error: wrong.map { _ in copy("grocery-item.amount.wrong") })
  }
}
