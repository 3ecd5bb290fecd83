import AppShell
import PlanningParts

extension PlanningClients {
  /// Account & Connections: diets, budget, rules for products, the assistant and the household.
  public var connections: any Feature { ConnectionsFeature(self) }
}
