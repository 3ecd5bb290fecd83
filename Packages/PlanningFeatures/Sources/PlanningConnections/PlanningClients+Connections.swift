import AppShell
import PlanningParts

extension PlanningClients {
  /// Account & Connections: diets, budget, rules for products, the assistant and the household.
  public var connections: any Feature { ConnectionsFeature(self) }
  /// The food at home.
  public var pantry: any Feature { PantryFeature(self) }
  /// The settings of planning, and the order of aisles.
  public var kitchenSettings: any Feature { KitchenSettingsFeature(self) }
}
