import DesignSystem
import SharingScreens

/// Every action that the screens of this package can carry.
public enum PlanningAction {
  /// They are in the order of the screens.
  public static let all: [any ActionDeclaration] =
    PlannerAction.all + PickerAction.all + ServingAction.all + GroceryAction.all + CartAction.all
    + StoreAction.all + ConnectionsAction.all + SharingScreenAction.all
}
