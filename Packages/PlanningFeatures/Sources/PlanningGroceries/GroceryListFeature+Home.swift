import AppShell
import DesignSystem
import EaterRecord
import Groceries
import MealModels
import PlanningParts
import PlanningPresentation

extension GroceryListFeature {
  /// Says that an item is at home, takes that back, or buys what is usually at home.
  func settle(
    _ action: Action, in state: inout State, stored: KeptPlanning, world: World
  ) -> [Command<Effect>] {
    guard let groceries = state.shown?.groceries else { return [] }
    switch action {
    case .had(let id):
      guard let item = groceries.list[id] else { return [] }
      let change = groceries.having(item.stillToBuy, id: "had-\(world.seed)")
      state.hadUndo = groceries.undoing(change)
      let notice = Notice.confirmation(
        copy("grocery-list.had", ["name": item.item.name]), icon: .undo,
        action: ControlAction(GroceryAction.haveNot))
      let leaving: [Command<Effect>] = world.isAt(PlanningRoutes.item) ? [.dismiss] : []
      return leaving + [.run(.keepHome(change, world, notice))]
    case .hadUndone:
      guard let undo = state.hadUndo else { return [] }
      state.hadUndo = nil
      return [.run(.keepHome(undo, world, nil))]
    case .wanted(let id):
      let events = try? stored.record.shopping.wanting(id, on: groceries.list)
      return record(events ?? [], world)
    default: return []
    }
  }

  /// A name with a capital first letter.
  static func headed(_ name: String) -> String { name.prefix(1).uppercased() + name.dropFirst() }
}
