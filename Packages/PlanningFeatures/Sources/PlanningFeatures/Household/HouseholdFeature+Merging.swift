import AppShell
import DesignSystem
import Journal
import PlanningPresentation
import ScreenParts
import Sync

extension HouseholdFeature {
  /// What follows a tap on the sheet.
  func choose(
    _ action: Action, _ state: inout State, _ stored: KeptHousehold, _ world: World
  ) -> [Command<Effect>] {
    let thing = disputed(state, stored).first
    let leaving: [Command<Effect>] =
      thing == nil && world.isAt(PlanningRoutes.merge) ? [.dismiss] : []
    switch action {
    case .stored(false): return [.say(.failure(clients.copy("error.unsaved")))]
    case .stored(true): return leaving + [.say(.confirmation(clients.copy("merge.stored")))]
    default: break
    }
    guard let thing else { return leaving }
    switch action {
    case .chose(let choice):
      for field in thing.fields where field.id == choice.field {
        state.choices[field.conflict.place] = field.edit(of: choice.side)
      }
    case .choseAll(let side):
      for field in thing.fields {
        if let edit = field.edit(of: side) { state.choices[field.conflict.place] = edit }
      }
    case .saved:
      var decisions: [FieldPlace: EventID] = [:]
      for field in thing.fields {
        guard let edit = state.choices[field.conflict.place], field.side(of: edit) != nil else {
          return []
        }
        decisions[field.conflict.place] = edit
      }
      return [.run(.decide(decisions, world.date))]
    default: return []
    }
    return []
  }
}
