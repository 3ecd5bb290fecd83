import AssistantScreens
import DesignSystem
import SharingScreens

/// Every action of the screens in this package.
public enum PlanningAction {
  /// The actions, in the order of the screens.
  public static let all: [any ActionDeclaration] =
    PlannerAction.all + PlannerSheetAction.all + PickerAction.all + ServingAction.all
    + GroceryAction.all + CartAction.all + FirstRunAction.all + RescaleAction.all
    + StoreAction.all + AssistantAction.all + ConnectionsAction.all + SharingScreenAction.all
    + PantryAction.all + KitchenAction.all
}
