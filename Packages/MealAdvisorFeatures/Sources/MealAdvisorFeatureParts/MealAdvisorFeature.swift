import AccountParts
import AppShell
import DesignSystem
import EaterRecord
import MealModels
import Presentation
import ScreenParts

/// A feature of MealAdvisor, with the parts that all of them share.
package protocol MealAdvisorFeature: Feature {
  var clients: MealAdvisorClients { get }
}

extension MealAdvisorFeature {
  package var copy: Copy { clients.copy }

  /// Shows a notice on the top screen.
  package func say(_ toast: ScreenToast) -> Command<Effect> { .say(toast.notice(copy)) }

  /// Removes a notice.
  package func retract(_ toast: ScreenToast) -> Command<Effect> { .retract(toast.notice(copy)) }

  /// The context that screens need in addition to their input.
  package func presentation(_ context: ScreenContext) -> PresentationContext {
    context.presentation(copy)
  }
}

extension World {
  /// The facts that are not stored.
  package var surroundings: SuggestionContext {
    SuggestionContext(
      atHome: offers.all(FoodsAtHome.self), left: offers.all(NutritionLeft.self),
      country: region.country)
  }
}
