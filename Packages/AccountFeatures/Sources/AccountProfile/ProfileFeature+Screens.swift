import AccountParts
import AccountScreens
import AppShell
import DesignSystem
import AppRecord
import ScreenParts

extension ProfileFeature {
  func screen(
    of route: Route, state: State, stored account: Account?, context: ScreenContext
  ) -> (any Screen)? {
    let presentation = context.presentation(clients.copy)
    switch route {
    case AccountRoutes.signIn:
      return SignInScreen(
        remembered: account?.identity.name, problem: state.problem,
        typed: state.problem == nil ? "" : state.typed, presentation)
    case AccountRoutes.delete: return DeleteAccountScreen(presentation)
    default:
      return AccountScreen(
        AccountInput(
          profile: account.flatMap { AccountInput.Profile($0) },
          secondsFromGMT: context.world.secondsFromGMT, toast: context.notice), presentation)
    }
  }

  func offers(_ state: State, _ account: Account?, _ world: World) -> Offers {
    var offers = Offers()
    offers.deepLinks = [DeepLink("account", to: AccountRoutes.account)]
    offers.streams = [
      StreamOffer(
        "account", holds: clients.copy("your-data.kept.account"),
        use: clients.copy("your-data.use.account"))
    ]
    return offers
  }
}

extension AccountInput.Profile {
  /// Makes the profile of a signed-in account; nil after signing out.
  init?(_ account: Account) {
    guard account.isSignedIn else { return nil }
    self.init(
      name: account.identity.name, since: account.since,
      isApple: account.identity.keeper == .apple)
  }
}
