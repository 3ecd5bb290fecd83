import AppShell
@_exported import PlanningCart
@_exported import PlanningConnections
@_exported import PlanningDisputes
@_exported import PlanningGroceries
@_exported import PlanningParts
@_exported import PlanningPicker
@_exported import PlanningWeek
import SharingFeatures

extension PlanningClients {
  /// The planner with its picker, the grocery list, the cart, the choice of a store, and their
  /// settings.
  public var features: [any Feature] {
    [
      planner, plannerSheets, weekSharing, picker, groceryList, cart, storeSelector, connections,
      pantry,
      kitchenSettings, disputes, rescaling,
    ] + (asksFirst ? [firstRun] : []) + (sharing.map { [$0.feature] } ?? [])
  }
}
