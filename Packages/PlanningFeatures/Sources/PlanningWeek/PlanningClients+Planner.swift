import AppShell
import PlanningParts

extension PlanningClients {
  /// The planned week: reading, changing, filling, cooking and sharing it.
  public var planner: any Feature { PlannerFeature(self) }
}
