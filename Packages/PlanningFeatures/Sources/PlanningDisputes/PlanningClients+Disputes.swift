import AppShell
import PlanningParts

extension PlanningClients {
  /// The words of conflicts about the plan, the list and the pantry.
  public var disputes: any Feature { PlanningDisputesFeature(self) }
}
