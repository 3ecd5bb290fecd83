import AppShell
import DesignSystem
import SharingScreens
import ScreenParts

extension HouseholdFeature {
  func screen(
    _ route: Route, _ state: State, _ stored: KeptHousehold, _ context: ScreenContext
  ) -> (any Screen)? {
    let presentation = PresentationContext(
      copy: clients.copy, interfaceStyle: context.interfaceStyle, region: context.world.region,
      tabBar: context.tabBar)
    switch route {
    case SharingRoutes.entry:
      guard stored.status.seat == nil else { return nil }
      var input = state.sharing.entry
      (input.isOffline, input.toast) = (!context.world.isConnected, context.notice)
      return SharingEntryScreen(input, presentation)
    case SharingRoutes.leave:
      return stored.status.seat.map { seat in
        LeaveHouseholdScreen(
          isMadeUp: seat.isStandIn, isUnanswered: state.sharing.isHeld, presentation)
      }
    case SharingRoutes.sharing:
      return SharingScreen(
        sharing(state, stored, context.world), questionCount: disputed(state, stored).count,
        isOffline: !context.world.isConnected, toast: context.notice, presentation)
    default: return merge(state, stored, context, presentation)
    }
  }

  private func merge(
    _ state: State, _ stored: KeptHousehold, _ context: ScreenContext,
    _ presentation: PresentationContext
  ) -> (any Screen)? {
    let things = disputed(state, stored)
    guard let thing = things.first else { return nil }
    let words = HouseholdWords(context.offers.all(DisputeWords.self), copy: clients.copy)
    return MergeScreen(
      MergeInput(
        words.title(of: thing.place),
        fields: thing.fields.map { $0.input(state.choices[$0.conflict.place], words) },
        furtherCount: things.count - 1, toast: context.notice), presentation)
  }
}
