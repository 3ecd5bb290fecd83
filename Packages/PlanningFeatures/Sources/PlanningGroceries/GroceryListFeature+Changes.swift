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
  /// The change that a tap makes to the list.
  func change(
    _ action: Action, in state: inout State, stored: KeptPlanning, world: World
  ) -> [Command<Effect>] {
    if case .mealAdded(let meal) = action {
      return add(meal, in: &state, stored: stored, world: world)
    }
    guard let shown = state.shown else { return [make(state, stored, world)] }
    let (groceries, shopping) = (shown.groceries, stored.record.shopping)
    let list = groceries.list
    do throws(GroceryError) {
      switch action {
      case .ticked(let id):
        guard let item = shown.item(id), let row = shown.row(id) else { return [] }
        let events = try shopping.ticking(item.id, on: list, !row.isTicked)
        state.shown?.tick(id, !row.isTicked)
        let leave: [Command<Effect>] = world.isAt(PlanningRoutes.item) ? [.dismiss] : []
        return record(
          events, teaching: row.isTicked ? [] : groceries.lesson(of: item), world,
          row.isTicked ? nil : bought(id, item)) + leave
      case .removed(let id, let isRemoved):
        guard let item = shown.item(id) else { return [] }
        let events = try shopping.removing(item.id, from: list, isRemoved)
        let leaving: [Command<Effect>] = world.isAt(PlanningRoutes.item) ? [.dismiss] : []
        return leaving + record(events, world, isRemoved ? removed(id, item) : nil)
      case .substituted(let substitution):
        return try substitute(substitution, state: state, shown: shown, world: world)
      case .productTapped, .packagesTapped, .kindTapped:
        return try choose(action, groceries: groceries, shown: shown, world: world)
      case .amountTyped(let id, let words):
        return try buy(words, of: id, in: &state, shown: shown, world: world)
      case .asPlannedTapped(let id):
        state.drawer?.wrongAmount = nil
        return record(shown.item(id).map(groceries.buyingAsPlanned) ?? [], world)
      case .entered(let words):
        return try add(words, in: &state, groceries: groceries, world: world)
      case .substitutionsTapped: return [.run(.replaceMissing(world), id: "replace")]
      default: return []
      }
    } catch {
      return refused(error, &state, world)
    }
  }

  func record(
    _ events: [GroceryEvent], teaching lessons: [AisleOrderEvent] = [], _ world: World,
    _ notice: Notice? = nil
  ) -> [Command<Effect>] {
    events.isEmpty ? [] : [.run(.record(events, teaching: lessons, world, notice))]
  }

  private func bought(_ id: GroceryItemID, _ item: ListedItem) -> Notice {
    .confirmation(
      copy("grocery-list.bought", ["name": item.item.name]), icon: .undo,
      action: ControlAction(GroceryAction.tick, id))
  }

  private func removed(_ id: GroceryItemID, _ item: ListedItem) -> Notice {
    .confirmation(
      copy("grocery-list.removed", ["name": Self.headed(item.item.name)]), icon: .undo,
      action: ControlAction(GroceryAction.bringBack, id))
  }

  /// Chooses a substitute for an item, or undoes that choice.
  private func substitute(
    _ substitution: Substitution, state: State, shown: ShownGroceries, world: World
  ) throws(GroceryError) -> [Command<Effect>] {
    let groceries = shown.groceries
    guard let tapped = shown.item(substitution.item) else { return [] }
    let original = groceries.replacedItem(behind: tapped) ?? tapped
    let leaving: [Command<Effect>] = world.isAt(PlanningRoutes.item) ? [.dismiss] : []
    guard let name = substitution.product else {
      return leaving
        + record(
          try groceries.shopping.substituting(nil, for: original.id, on: groceries.list), world)
    }
    // Accept only a substitute that was found for this item and checked against every limit.
    guard let drawer = state.drawer, drawer.item == substitution.item,
      let choice = drawer.substitutes?.choices.first(where: { $0.name == name })
    else { return [] }
    return leaving + record(try groceries.events(of: choice, for: original), world)
  }
}
