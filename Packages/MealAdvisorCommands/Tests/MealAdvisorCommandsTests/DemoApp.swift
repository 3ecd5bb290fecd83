import AppComposition
import MealAdvisorParts
import MealKitchen

/// An app that is made of these parts, by the tab that it begins with.
enum DemoApp: Sendable {
  case suggestions, planner

  /// What its first screen is called.
  var firstScreen: String { self == .planner ? "the planner" : "Home" }

  /// What it is made of, as its executable is.
  func parts(of kitchen: Kitchen) -> [AppPart] {
    switch self {
    case .suggestions:
      MealParts(kitchen, selling: .mealAdvisor, beginningAt: .home).parts(of: .mealAdvisor)
    case .planner:
      MealParts(kitchen, selling: .withFreePlanning, beginningAt: .planner).parts(of: .recipeApp)
    }
  }
}
