import AppShell
import DesignSystem
import Journal
import SharingScreens
import ScreenParts
import Sync

extension HouseholdFeature {
  /// Handles a tap on the sheet.
  func choose(
    _ action: Action, in state: inout State, stored: KeptHousehold, world: World
  ) -> [Command<Effect>] {
    let thing = disputed(state, stored).first
    let leaving: [Command<Effect>] =
      thing == nil && world.isAt(SharingRoutes.merge) ? [.dismiss] : []
    switch action {
    case .stored(.unsaved): return [.say(.failure(clients.copy("error.unsaved")))]
    case .stored(.outdated): return [.say(.failure(clients.copy("merge.outdated")))]
    case .stored(.kept): return leaving + [.say(.confirmation(clients.copy("merge.stored")))]
    default: break
    }
    guard let thing else { return leaving }
    switch action {
    case .chose(let choice):
      for field in thing.fields where field.id == choice.field {
        state.choices[field.conflict.place] = field.decision(for: choice.side)
      }
    case .choseAll(let side):
      for field in thing.fields {
        if let decision = field.decision(for: side) {
          state.choices[field.conflict.place] = decision
        }
      }
    case .saved:
      var decisions: [MergeDecision] = []
      for field in thing.fields {
        guard let decision = state.choices[field.conflict.place], field.side(of: decision) != nil
        else { return [] }
        decisions.append(decision)
      }
      return [.run(.decide(decisions, world.date))]
    default: return []
    }
    return []
  }
}
