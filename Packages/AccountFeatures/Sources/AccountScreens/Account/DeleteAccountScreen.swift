import DesignSystem
import ScreenParts

/// The question before an account is deleted (C-D18).
public struct DeleteAccountScreen: AlertScreen {
  /// The id, `delete-account`.
  public let id: ScreenID = "delete-account"
  /// Always `default`.
  public var state: StateID = "default"
  /// The question.
  public var dialog: AlertDialog

  /// Makes the alert.
  public init(_ context: PresentationContext) {
    let copy = context.copy
    dialog = AlertDialog(
      "delete-account.dialog", title: copy("account.delete.title"),
      message: copy("account.delete.message"),
      buttons: [
        .init(
          "delete", copy("delete.confirm"), .destructive,
          action: ControlAction(AccountAction.confirmDelete)),
        .init(
          "cancel", copy("error.cancel"), .cancel,
          action: ControlAction(NavigationAction.dismiss)),
      ])
  }
}
