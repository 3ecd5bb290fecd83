import AppComposition
import StageParts

extension AppShowing {
  /// All commands of meals, recipes and planning in the order of their help, with a simulated
  /// second device.
  ///
  /// - Parameter firstScreen: the name of the first screen.
  public static func meals(firstScreen: String) -> AppShowing {
    AppShowing(
      commands: [
        "suggest", "why", "week", "recipe", "search", "plan", "grocery", "pantry", "store",
        "assistant", "household", "drafts", "sync", "quiz", "history", "favorites", "premium",
        "settings", "data", "foods", "lines", "analyze", "import", "recipes",
      ], firstScreen: firstScreen, simulations: SimulatedCondition.allCases)
  }
}
