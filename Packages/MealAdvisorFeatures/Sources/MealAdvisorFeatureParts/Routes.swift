import AppShell
import DesignSystem
import MealModels
import Presentation
import ScreenParts

/// The routes of MealAdvisor, which any of its features may show.
package enum Routes {
  package static let home = RouteForm("home")
  package static let connectionError = RouteForm("connection-error")
  package static let systemError = RouteForm("system-error")
  package static let favorites = RouteForm("favorites")
  package static let recipe = RouteForm("recipe", about: .id(MealID.self))
  package static let cooking = RouteForm("cooking", about: .id(MealID.self))
  package static let order = RouteForm("order-services", about: .id(MealID.self))
  package static let why = RouteForm("why", about: .id(MealID.self))
  /// Of a meal, on an occasion; nil where the eater asked.
  package static let opinion = RouteForm(
    "opinion",
    about: .both(
      .id(MealID.self), ArgumentForm<OpinionInput.Occasion>.id(named: "after").optional()))

  package static let settings = RouteForm("settings")
  package static let diets = RouteForm(.diets, about: .eater)
  package static let acceptTraces = RouteForm("accept-traces", about: .eater)
  package static let cookingTime = RouteForm(.cookingTime)
  package static let cuisines = RouteForm(.cuisines)
  package static let appearance = RouteForm(.appearance)
  package static let terms = RouteForm(.terms)
  package static let household = RouteForm(.household)
  package static let eater = RouteForm(.eater, about: .text("eater"))

  package static let privacy = RouteForm(.privacy)
  package static let deleteData = RouteForm("delete-data")
  package static let account = RouteForm(.account)
  package static let signIn = RouteForm("sign-in")
  package static let deleteAccount = RouteForm("delete-account")
}

extension RouteForm {
  /// The route of a page below Settings.
  package init(_ page: SettingsPageID, about subject: ArgumentForm<Subject>) {
    self.init(page.rawValue, about: subject)
  }
}

extension RouteForm where Subject == Void {
  /// The route of a page below Settings.
  package init(_ page: SettingsPageID) { self.init(page.rawValue) }
}

extension Route {
  /// The sheet that asks how a meal was that was just cooked.
  package static func opinion(afterCooking meal: MealID) -> Route {
    Route(Routes.opinion, (meal, .cooked))
  }
}
