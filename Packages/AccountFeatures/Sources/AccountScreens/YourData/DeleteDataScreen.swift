import DesignSystem
import ScreenParts

/// The question that asks before all of the eater's data is deleted.
public struct DeleteDataScreen: AlertScreen {
  /// The id, `delete-data`.
  public let id: ScreenID = "delete-data"
  /// Always `default`.
  public var state: StateID = "default"
  /// The question.
  public var dialog: AlertDialog

  /// Makes the alert.
  public init(_ context: PresentationContext) {
    let copy = context.copy
    dialog = AlertDialog(
      "delete-data.dialog", title: copy("delete.title"), message: copy("delete.message"),
      buttons: [
        .init(
          "delete", copy("delete.confirm"), .destructive,
          action: ControlAction(DataAction.confirmDelete)),
        .init(
          "cancel", copy("error.cancel"), .cancel,
          action: ControlAction(NavigationAction.dismiss)),
      ])
  }
}
