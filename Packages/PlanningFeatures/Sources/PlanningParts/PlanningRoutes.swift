import AppShell
import DesignSystem
import Groceries
import PlanningPresentation
import SharingFeatures

/// The routes of planning and shopping.
public enum PlanningRoutes {
  /// The weekly planner.
  public static let planner = RouteForm("planner")
  /// A planned meal: its recipe, its eaters, and what can be done with it.
  public static let slot = RouteForm("planner-slot", about: .id(PlannerEntryID.self))
  /// The quick actions of a planned meal.
  public static let quick = RouteForm("planner-quick", about: .id(PlannerEntryID.self))
  /// The days and times that a planned meal can be moved to.
  public static let move = RouteForm("planner-move", about: .id(PlannerEntryID.self))
  /// Who eats a planned meal.
  public static let eaters = RouteForm("planner-eaters", about: .id(PlannerEntryID.self))
  /// The note on a planned meal, or instead of one.
  public static let note = RouteForm("planner-note")
  /// The weekdays on which a planned meal is planned again.
  public static let repeatMeal = RouteForm("planner-repeat", about: .id(PlannerEntryID.self))
  /// Last week, and the kept weeks.
  public static let weeks = RouteForm("planner-weeks")
  /// The changes of the week that save most.
  public static let savings = RouteForm("planner-savings")
  /// The ways to share a week.
  public static let share = RouteForm("planner-share")
  /// The days and times that a planned meal can be copied to.
  public static let duplicate = RouteForm("planner-duplicate", about: .id(PlannerEntryID.self))
  /// The recipe picker.
  public static let picker = RouteForm("recipe-picker")
  /// The filters of its recipes.
  public static let filter = RouteForm("picker-filter")
  /// The choice of servings and time for a meal.
  public static let serving = RouteForm("serving-selection")
  /// The question before a meal is planned that is not for everybody at the table.
  public static let notForAll = RouteForm("not-for-all")
  /// The choice of a store.
  public static let stores = RouteForm("store-selector")
  /// Account & Connections.
  public static let connections = RouteForm("connections")
  /// The part of Account & Connections about the assistant, as a page of its own.
  public static let assistant = RouteForm("assistant")
  /// The part of Account & Connections about devices that share, as a page of its own.
  public static let sharing = RouteForm("devices")
  /// The menu of one line of a recipe.
  public static let recipeIngredient = RouteForm("ingredient-line", about: .recipeIngredient)
  /// The grocery list.
  public static let groceries = RouteForm("groceries")
  /// An item of the grocery list.
  public static let item = RouteForm("grocery-item", about: .id(GroceryItemID.self))
  /// Adding items to the grocery list by hand.
  public static let entry = RouteForm("grocery-entry")
  /// The food at home.
  public static let pantry = RouteForm("pantry")
  /// An item at home.
  public static let pantryItem = RouteForm("pantry-item", about: .id(PantryItemID.self))
  /// The settings of planning.
  public static let planningSettings = RouteForm("planning-settings")
  /// The order of aisles in the chosen store.
  public static let aisles = RouteForm("aisles")
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
  /// The first questions, before the first week is planned.
  public static let firstRun = RouteForm("first-run")
  /// The conflicts between two devices.
  public static let merge = SharingRoutes.merge
  /// Founding or joining a household.
  public static let sharingEntry = SharingRoutes.entry
  /// The question before a household is left.
  public static let leaveHousehold = SharingRoutes.leave
}
