import AppShell
import PlanningParts

extension PlanningClients {
  /// The grocery list: ticks, prices, substitutes and sharing.
  public var groceryList: any Feature { GroceryListFeature(self) }
}
