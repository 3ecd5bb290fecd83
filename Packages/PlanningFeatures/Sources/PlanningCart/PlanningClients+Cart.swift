import AppShell
import PlanningParts

extension PlanningClients {
  /// The cart: comparing the list with the store, reviewing changes, and handing the cart over.
  public var cart: any Feature { CartFeature(self) }

  /// The choice of the store whose prices and stock the app uses.
  public var storeSelector: any Feature { StoreSelectorFeature(self) }
}
