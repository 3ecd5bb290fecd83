import AppShell
import DesignSystem
import EaterRecord
import MealModels
import Presentation
import ScreenParts

/// A feature of MealAdvisor, with what they all share.
protocol MealAdvisorFeature: Feature {
  var clients: MealAdvisorClients { get }
}

extension MealAdvisorFeature {
  var copy: Copy { clients.copy }

  /// Says something on the screen on top.
  func say(_ toast: ScreenToast) -> Command<Effect> { .say(toast.notice(copy)) }

  /// Takes back what was said.
  func retract(_ toast: ScreenToast) -> Command<Effect> { .retract(toast.notice(copy)) }

  /// What screens of Presentation need of the shell's context.
  func presentation(_ context: ScreenContext) -> PresentationContext {
    var presentation = PresentationContext(
      copy: copy, colorScheme: context.offers.looks.scheme ?? .light, tabBar: context.tabBar)
    presentation.region = context.world.region
    return presentation
  }
}

extension ScreenContext {
  /// What is said on the screen.
  var toast: ScreenToast? { notice.map(ScreenToast.said) }
}

extension World {
  /// The time on the eater's wall.
  var moment: LocalMoment { LocalMoment(date: date, secondsFromGMT: secondsFromGMT) }

  /// What is known beyond what is stored.
  var surroundings: Surroundings {
    Surroundings(
      atHome: offers.all(FoodsAtHome.self), left: offers.all(NutritionLeft.self),
      country: region.country)
  }
}
