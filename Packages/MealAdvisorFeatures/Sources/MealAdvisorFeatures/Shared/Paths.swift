import AppShell
import DesignSystem
import MealModels
import PremiumGate
import Presentation
import ScreenParts

/// The routes of MealAdvisor by path.
enum Path {
  static let home = "home"
  static let favorites = "favorites"
  static let settings = "settings"
  static let recipe = "recipe"
  static let cooking = "cooking"
  static let order = "order-services"
  static let opinion = "opinion"
  static let why = "why"
  static let household = "household"
  static let eater = "eater"
  static let subscription = "subscription"
  static let privacy = "privacy-policy"
  static let acceptTraces = "accept-traces"
  static let account = "account"
  static let signIn = "sign-in"
  static let deleteAccount = "delete-account"
  static let deleteData = "delete-data"
  static let prompt = "premium-prompt"
  static let paywall = "paywall"
  static let connectionError = "connection-error"
  static let systemError = "system-error"
}

extension Route {
  /// The sheet that asks how a meal was that was just cooked.
  static func opinion(afterCooking meal: MealID) -> Route {
    Route(
      Path.opinion,
      [
        ActionParameter("id", meal.rawValue),
        ActionParameter("after", OpinionInput.Occasion.cooked.rawValue),
      ])
  }

  /// The sheet that says what needs premium.
  static func prompt(for trigger: Trigger) -> Route { Route(Path.prompt, id: trigger.rawValue) }
}
