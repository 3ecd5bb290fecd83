import DesignSystem
import ScreenParts

/// The alert after a second failed try: try again or leave it (C-E02).
public struct ConnectionAlertScreen: AlertScreen {
  /// The id, `connection-error`.
  public let id: ScreenID = "connection-error"
  /// Always `default`.
  public var state: StateID = "default"
  /// The question.
  public var dialog: AlertDialog

  /// Makes the alert.
  public init(_ context: PresentationContext) {
    let copy = context.copy
    dialog = AlertDialog(
      "connection-error.dialog", title: copy("error.connection.title"),
      message: copy("error.connection.message"),
      buttons: [
        .init(
          "retry", copy("error.try-again"), .preferred,
          action: ControlAction(HomeAction.retry)),
        .init(
          "cancel", copy("error.cancel"), .cancel,
          action: ControlAction(NavigationAction.dismiss)),
      ])
  }
}
