import AppShell
import DesignSystem
import EaterRecord
import MealModels
import Presentation
import ScreenParts

/// A feature of MealAdvisor, with what they all share.
package protocol MealAdvisorFeature: Feature {
  var clients: MealAdvisorClients { get }
}

extension MealAdvisorFeature {
  package var copy: Copy { clients.copy }

  /// Says something on the screen on top.
  package func say(_ toast: ScreenToast) -> Command<Effect> { .say(toast.notice(copy)) }

  /// Takes back what was said.
  package func retract(_ toast: ScreenToast) -> Command<Effect> { .retract(toast.notice(copy)) }

  /// What screens of Presentation need of the shell's context.
  package func presentation(_ context: ScreenContext) -> PresentationContext {
    PresentationContext(
      copy: copy, interfaceStyle: context.interfaceStyle, region: context.world.region,
      tabBar: context.tabBar)
  }
}

extension World {
  /// The time on the eater's wall.
  package var moment: LocalMoment { LocalMoment(date: date, secondsFromGMT: secondsFromGMT) }

  /// What is known beyond what is stored.
  package var surroundings: Surroundings {
    Surroundings(
      atHome: offers.all(FoodsAtHome.self), left: offers.all(NutritionLeft.self),
      country: region.country)
  }
}
