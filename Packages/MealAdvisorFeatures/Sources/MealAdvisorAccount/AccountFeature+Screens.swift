import AppShell
import DesignSystem
import EaterRecord
import MealAdvisorFeatureParts
import Presentation
import ScreenParts

extension AccountFeature {
  func screen(
    _ route: Route, _ state: State, _ account: Account?, _ context: ScreenContext
  ) -> (any Screen)? {
    let presentation = presentation(context)
    switch route {
    case Routes.signIn:
      return SignInScreen(
        remembered: account?.identity.name, problem: state.problem,
        typed: state.problem == nil ? "" : state.typed, presentation)
    case Routes.deleteAccount: return DeleteAccountScreen(presentation)
    default:
      return AccountScreen(
        AccountInput(
          profile: account.flatMap { AccountInput.Profile($0) },
          secondsFromGMT: context.world.secondsFromGMT, toast: context.notice), presentation)
    }
  }

  func offers(_ state: State, _ account: Account?, _ world: World) -> Offers {
    var offers = Offers()
    offers.deepLinks = [DeepLink("account", to: Routes.account)]
    offers.streams = [StreamOffer("account", holds: copy("your-data.kept.account"))]
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
