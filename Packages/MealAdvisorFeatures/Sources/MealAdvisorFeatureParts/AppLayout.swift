import AppShell
import EaterRecord
import PlanningFeatures
import PremiumGate
import Presentation

/// How an app of these features is walked, and what of them it sells.
public struct AppLayout: Sendable {
  /// Its name.
  public let name: String
  /// What its first screen is called.
  public let firstScreen: String
  /// The first screen.
  package let start: Route
  /// Whether it begins with a meal for now; else with the planned week.
  package let hasHome: Bool
  /// Whether the planner and the grocery list are tabs; else Settings leads there.
  package let hasPlanningTabs: Bool
  /// Whether meals can be ordered.
  package let hasOrdering: Bool
  /// What planning the week is sold as; nil where it is free.
  package let soldPlanner: PremiumFeature?
  /// What the grocery list is sold as; nil where it is free.
  package let soldGroceries: PremiumFeature?
  /// What it sells; sharing what is planned costs nothing where planning does not.
  public let premium: PremiumRules
}

extension AppLayout: Hashable, CaseIterable {
  /// A meal for now on the first tab; planning is premium and lies behind Settings.
  public static let suggestions = AppLayout(
    name: "suggestions", firstScreen: "Home", start: Route(Routes.home), hasHome: true,
    hasPlanningTabs: false, hasOrdering: true, soldPlanner: .weeklyPlanner,
    soldGroceries: .shoppingList, premium: .mealAdvisor)

  /// The planned week on the first tab, the grocery list on the second; planning is free.
  public static let planner = AppLayout(
    name: "planner", firstScreen: "the planner", start: Route(PlanningRoutes.planner),
    hasHome: false, hasPlanningTabs: true, hasOrdering: false, soldPlanner: nil,
    soldGroceries: nil, premium: .withFreePlanning)

  /// Both of them.
  public static let allCases = [suggestions, planner]

  /// Whether two are one: each has its own name.
  public static func == (one: AppLayout, other: AppLayout) -> Bool { one.name == other.name }

  /// Mixes in what tells it from others.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
