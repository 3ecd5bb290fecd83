import AppShell
import DesignSystem
import MealModels
import PremiumGate
import Presentation
import ScreenParts

/// The routes of MealAdvisor by path.
package enum Path {
  package static let home = "home"
  package static let favorites = "favorites"
  package static let settings = "settings"
  package static let recipe = "recipe"
  package static let cooking = "cooking"
  package static let order = "order-services"
  package static let opinion = "opinion"
  package static let why = "why"
  package static let household = "household"
  package static let eater = "eater"
  package static let subscription = "subscription"
  package static let privacy = "privacy-policy"
  package static let acceptTraces = "accept-traces"
  package static let account = "account"
  package static let signIn = "sign-in"
  package static let deleteAccount = "delete-account"
  package static let deleteData = "delete-data"
  package static let prompt = "premium-prompt"
  package static let paywall = "paywall"
  package static let connectionError = "connection-error"
  package static let systemError = "system-error"
}

extension Route {
  /// The sheet that asks how a meal was that was just cooked.
  package static func opinion(afterCooking meal: MealID) -> Route {
    Route(
      Path.opinion,
      [
        ActionParameter("id", meal.rawValue),
        ActionParameter("after", OpinionInput.Occasion.cooked.rawValue),
      ])
  }

  /// The sheet that says what needs premium.
  package static func prompt(for trigger: Trigger) -> Route {
    Route(Path.prompt, id: trigger.rawValue)
  }
}
