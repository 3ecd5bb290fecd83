import AppShell
import PlanningParts

extension PlanningClients {
  /// The planned week: reading, changing, filling, cooking and sharing it.
  public var planner: any Feature { PlannerFeature(self) }

  /// Share Week: a calendar file, a text, or a calendar that follows the plan.
  public var weekSharing: any Feature { WeekShareFeature(self) }

  /// The sheets of the planner: eaters, notes, repeats, kept weeks, and what saves most.
  public var plannerSheets: any Feature { PlannerSheetsFeature(self) }
}
