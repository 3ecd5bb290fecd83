import AppShell
import DesignSystem
import MealModels
import Presentation
import ScreenParts

/// The routes of MealAdvisor, which any of its features may show.
public enum Routes {
  /// Home.
  public static let home = RouteForm("home")
  /// The alert that no suggestion came, several times in a row.
  public static let connectionError = RouteForm("connection-error")
  /// What is shown when stored data cannot be read; at every place while it never was.
  public static let systemError = RouteForm("system-error")
  /// The saved meals.
  public static let favorites = RouteForm("favorites")
  /// The recipe of a meal.
  public static let recipe = RouteForm("recipe", about: .id(MealID.self))
  /// The steps of a meal that is cooked.
  public static let cooking = RouteForm("cooking", about: .id(MealID.self))
  /// For how many people a recipe is shown, and in which units.
  public static let servings = RouteForm("servings", about: .id(MealID.self))
  /// One thing that goes with a meal, counted from 0.
  public static let side = RouteForm(
    "side", about: .both(.id(MealID.self), .integer("place")))
  /// The delivery services for a meal.
  public static let order = RouteForm("order-services", about: .id(MealID.self))
  /// The question before a meal is put into a calendar.
  public static let calendarQuestion = RouteForm("calendar-question", about: .id(MealID.self))
  /// Why a meal is suggested.
  public static let why = RouteForm("why", about: .id(MealID.self))
  /// What the eater thinks of a meal, on an occasion; nil where they asked.
  public static let opinion = RouteForm(
    "opinion",
    about: .both(
      .id(MealID.self), ArgumentForm<OpinionInput.Occasion>.id(named: "after").optional()))

  /// What happened to meals, by day.
  public static let history = RouteForm("history")
  /// Finding a meal.
  public static let search = RouteForm("search")

  /// Saying of some dishes whether one would eat them.
  public static let taste = RouteForm(.taste)

  /// Settings.
  public static let settings = RouteForm("settings")
  /// The diets and allergies of an eater.
  public static let diets = RouteForm(.diets, about: .eater)
  /// The question before meals with traces are suggested.
  public static let acceptTraces = RouteForm("accept-traces", about: .eater)
  /// The time there is for cooking.
  public static let cookingTime = RouteForm(.cookingTime)
  /// The cuisines to suggest from.
  public static let cuisines = RouteForm(.cuisines)
  /// How much one serving should have at most or at least.
  public static let nutritionLimits = RouteForm(.nutritionLimits)
  /// Who eats.
  public static let household = RouteForm(.household)
  /// One person at the table, by name.
  public static let eater = RouteForm(.eater, about: .text("eater"))
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
