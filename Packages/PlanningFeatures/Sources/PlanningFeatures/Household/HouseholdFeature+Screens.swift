import AppShell
import DesignSystem
import PlanningPresentation
import ScreenParts

extension HouseholdFeature {
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
      return stored.status.seat.map { seat in
        LeaveHouseholdScreen(
          isMadeUp: seat.isStandIn, isUnanswered: state.sharing.isHeld, presentation)
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
