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
    guard let thing = disputed(state, stored).first else {
      return world.isAt(PlanningRoutes.merge) ? [.dismiss] : []
    }
    switch action {
    case .chose(let choice):
      for field in thing.fields where field.id == choice.field {
        state.choices[field.conflict.place] = choice.side
      }
    case .choseAll(let side):
      for field in thing.fields where field.edit(of: side) != nil {
        state.choices[field.conflict.place] = side
      }
    case .saved:
      var decisions: [FieldPlace: EventID] = [:]
      for field in thing.fields {
        guard let edit = state.choices[field.conflict.place].flatMap(field.edit) else { return [] }
        decisions[field.conflict.place] = edit
      }
      return [.run(.decide(decisions, world.date))]
    case .stored(false): return [.say(.failure(clients.copy("error.unsaved")))]
    case .stored(true):
      let isLast = disputed(state, stored).isEmpty
      let leaving: [Command<Effect>] =
        isLast && world.isAt(PlanningRoutes.merge) ? [.dismiss] : []
      return leaving + [.say(.confirmation(clients.copy("merge.stored")))]
    default: break
    }
    return []
  }

  func screen(
    _ route: Route, _ state: State, _ stored: KeptHousehold, _ context: ScreenContext
  ) -> (any Screen)? {
    let presentation = PresentationContext(
      copy: clients.copy, interfaceStyle: context.interfaceStyle, region: context.world.region,
      tabBar: context.tabBar)
    switch route {
    case PlanningRoutes.sharingEntry:
      guard stored.status.seat == nil else { return nil }
      var input = state.sharing.entry
      (input.isOffline, input.toast) = (!context.world.isConnected, context.notice)
      return SharingEntryScreen(input, presentation)
    case PlanningRoutes.leaveHousehold:
      return stored.status.seat.map { _ in
        LeaveHouseholdScreen(isUnanswered: state.sharing.isHeld, presentation)
      }
    default: return merge(state, stored, context, presentation)
    }
  }

  private func merge(
    _ state: State, _ stored: KeptHousehold, _ context: ScreenContext,
    _ presentation: PresentationContext
  ) -> (any Screen)? {
    let things = disputed(state, stored)
    guard let thing = things.first else { return nil }
    return MergeScreen(
      MergeInput(
        thing.title, fields: thing.fields.map { $0.input(state.choices[$0.conflict.place]) },
        furtherCount: things.count - 1, toast: context.notice), presentation)
  }
}
