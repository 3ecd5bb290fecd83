import AppShell
import DesignSystem
import EaterParts
import MealModels
import Presentation
import ScreenParts

/// The routes of MealAdvisor, which any of its features may show.
public enum Routes {
  /// Home.
  public static let home = RouteForm("home")
  /// The alert after several suggestions in a row failed.
  public static let connectionError = RouteForm("connection-error")
  /// The screen for unreadable stored data; it replaces every screen if the data was never read.
  public static let systemError = RouteForm("system-error")
  /// The saved meals.
  public static let favorites = RouteForm("favorites")
  /// The recipe of a meal.
  public static let recipe = RouteForm("recipe", about: .id(MealID.self))
  /// The steps of a meal being cooked.
  public static let cooking = RouteForm("cooking", about: .id(MealID.self))
  /// The servings and units in which a recipe is shown.
  public static let servings = RouteForm("servings", about: .id(MealID.self))
  /// One side of a meal, counted from 0.
  public static let side = RouteForm(
    "side", about: .both(.id(MealID.self), .integer("place")))
  /// The delivery services for a meal.
  public static let order = RouteForm("order-services", about: .id(MealID.self))
  /// The question before a meal is added to a calendar.
  public static let calendarQuestion = RouteForm("calendar-question", about: .id(MealID.self))
  /// Why a meal is suggested.
  public static let why = RouteForm("why", about: .id(MealID.self))
  /// The eater's opinion of a meal, with the occasion of the question; nil if the eater opened it.
  public static let opinion = RouteForm(
    "opinion",
    about: .both(
      .id(MealID.self), ArgumentForm<OpinionInput.Occasion>.id(named: "after").optional()))

  /// The eater's own note on a recipe.
  public static let note = RouteForm("recipe-note", about: .id(MealID.self))

  /// The history of meals, by day.
  public static let history = RouteForm("history")
  /// Finding a meal.
  public static let search = RouteForm("search")

  /// The quiz: rating some dishes by whether the eater would eat them.
  public static let taste = RouteForm(.taste)

  /// Settings.
  public static let settings = RouteForm("settings")
  /// The diets and allergies of an eater.
  public static let diets = EaterRoutes.diets
  /// The question before meals with traces are suggested.
  public static let acceptTraces = EaterRoutes.acceptTraces
  /// The longest cooking time.
  public static let cookingTime = RouteForm(.cookingTime)
  /// The cuisines to suggest from.
  public static let cuisines = RouteForm(.cuisines)
  /// The bounds on nutrients of one serving.
  public static let nutritionLimits = RouteForm(.nutritionLimits)
  /// The people at the table.
  public static let household = EaterRoutes.household
  /// One person at the table, by name.
  public static let eater = EaterRoutes.eater
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
  /// A meal for now, as the first screen of an app.
  public static let home = Route(Routes.home)

  /// The sheet that asks for an opinion of a meal that was just cooked.
  package static func opinion(afterCooking meal: MealID) -> Route {
    Route(Routes.opinion, (meal, .cooked))
  }
}
