import AccountScreens
import AppShell
import DesignSystem
import AppRecord
import ScreenParts

extension ProfileFeature {
  func screen(
    _ route: Route, _ state: State, _ account: Account?, _ context: ScreenContext
  ) -> (any Screen)? {
    let presentation = PresentationContext(
      copy: clients.copy, interfaceStyle: context.interfaceStyle, region: context.world.region,
      tabBar: context.tabBar)
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
  /// Somebody who is signed in; nil once they signed out.
  init?(_ account: Account) {
    guard account.isSignedIn else { return nil }
    self.init(
      name: account.identity.name, since: account.since,
      isApple: account.identity.keeper == .apple)
  }
}
