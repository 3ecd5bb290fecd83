import AppShell
import PlanningFeatures

/// Which screens an app of these features begins with, and how it is walked.
public enum AppLayout: String, CaseIterable, Hashable, Sendable {
  /// A meal for now on the first tab; planning is premium and lies behind Settings.
  case suggestions
  /// The planned week on the first tab, the grocery list on the second; planning is free.
  case planner

  /// The first screen.
  package var start: Route {
    switch self {
    case .suggestions: Route(Routes.home)
    case .planner: Route(PlanningRoutes.planner)
    }
  }
}
