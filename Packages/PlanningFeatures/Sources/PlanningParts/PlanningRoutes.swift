import AppShell
import DesignSystem
import PlanningPresentation
import SharingFeatures

/// The routes of planning and shopping.
public enum PlanningRoutes {
  /// The weekly planner.
  public static let planner = RouteForm("planner")
  /// The actions on a planned meal.
  public static let slot = RouteForm("planner-slot", about: .id(PlannerEntryID.self))
  /// The quick actions of a planned meal.
  public static let quick = RouteForm("planner-quick", about: .id(PlannerEntryID.self))
  /// The days and times that a planned meal can be moved to.
  public static let move = RouteForm("planner-move", about: .id(PlannerEntryID.self))
  /// The recipe picker.
  public static let picker = RouteForm("recipe-picker")
  /// The filters of its recipes.
  public static let filter = RouteForm("picker-filter")
  /// The choice of servings and time for a meal.
  public static let serving = RouteForm("serving-selection")
  /// The choice of a store.
  public static let stores = RouteForm("store-selector")
  /// Account & Connections.
  public static let connections = RouteForm("connections")
  /// The grocery list.
  public static let groceries = RouteForm("groceries")
  /// An item of the grocery list.
  public static let item = RouteForm("grocery-item", about: .id(GroceryItemID.self))
  /// Adding items to the grocery list by hand.
  public static let entry = RouteForm("grocery-entry")
  /// The recipes that filter the grocery list.
  public static let groceryFilter = RouteForm("grocery-filter")
  /// The orders of the rows of the grocery list.
  public static let grocerySorting = RouteForm("grocery-sorting")
  /// The grocery lists.
  public static let groceryLists = RouteForm("grocery-lists")
  /// The cart.
  public static let cart = RouteForm("cart")
  /// The changes in the cart.
  public static let cartChanges = RouteForm("cart-changes")
  /// The conflicts between two devices.
  public static let merge = SharingRoutes.merge
  /// Founding or joining a household.
  public static let sharingEntry = SharingRoutes.entry
  /// The question before a household is left.
  public static let leaveHousehold = SharingRoutes.leave
}
