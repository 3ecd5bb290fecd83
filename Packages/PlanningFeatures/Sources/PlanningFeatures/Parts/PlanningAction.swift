import DesignSystem

/// The ways into planning and shopping, for whoever leads there.
public enum PlanningAction {
  /// Opens the weekly planner.
  public static let openPlanner = ActionForm("planning.planner")
  /// Opens the grocery list.
  public static let openGroceries = ActionForm("planning.groceries")
}
