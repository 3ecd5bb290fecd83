import AccountParts
import AppShell
import DesignSystem
import SharingScreens
import ScreenParts

extension HouseholdFeature {
  func screen(
    of route: Route, state: State, stored: KeptHousehold, context: ScreenContext
  ) -> (any Screen)? {
    let presentation = context.presentation(clients.copy)
    switch route {
    case SharingRoutes.entry:
      guard stored.status.membership == nil else { return nil }
      var input = state.sharing.entry
      (input.isOffline, input.toast) = (!context.world.isConnected, context.notice)
      return SharingEntryScreen(input, presentation)
    case SharingRoutes.leave:
      return stored.status.membership.map { membership in
        LeaveHouseholdScreen(
          isMadeUp: membership.isStandIn, isUnanswered: state.sharing.isHeld, presentation)
      }
    case SharingRoutes.sharing:
      return SharingScreen(
        sharing(state, stored, context.world), questionCount: disputed(state, stored).count,
        isOffline: !context.world.isConnected, toast: context.notice, presentation)
    default:
      return merge(state: state, stored: stored, context: context, presentation: presentation)
    }
  }

  private func merge(
    state: State, stored: KeptHousehold, context: ScreenContext, presentation: PresentationContext
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
