import DesignSystem

/// The question before an account is deleted (C-D18).
public struct DeleteAccountScreen: Screen {
  /// The id, `delete-account`.
  public let id: ScreenID = "delete-account"
  /// Always `default`.
  public var state: StateID = "default"
  /// The name people know it by.
  public var title: String
  /// The question.
  public var dialog: AlertDialog

  /// An alert has no filled button.
  public var primaryAction: ElementID? { nil }

  /// What VoiceOver says when the alert appears.
  public var announcement: String? { dialog.title }

  /// Makes the alert.
  public init(_ context: PresentationContext = PresentationContext()) {
    let copy = context.copy
    title = copy("account.delete.title")
    dialog = AlertDialog(
      "delete-account.dialog", title: title, message: copy("account.delete.message"),
      buttons: [
        .init(
          "delete", copy("delete.confirm"), .destructive,
          action: ControlAction(AccountAction.confirmDelete)),
        .init(
          "cancel", copy("error.cancel"), .cancel,
          action: ControlAction(NavigationAction.dismiss)),
      ])
  }

  /// The root of the tree.
  public var element: Element { ScreenRoot("delete-account") { dialog }.element }
}
