import DesignSystem
import ScreenParts

/// The alert after a second failed try, with the choice to try again or to cancel (C-E02).
///
/// It names the connection only if the connection failed.
public struct ConnectionAlertScreen: AlertScreen {
  /// The id, `connection-error`.
  public let id: ScreenID = "connection-error"
  /// `default` for a failure of the connection, else `service`.
  public var state: StateID
  /// The question.
  public var dialog: AlertDialog

  /// Makes the alert.
  public init(of failure: LoadFailure = .connection, _ context: PresentationContext) {
    let copy = context.copy
    state = failure == .connection ? "default" : "service"
    dialog = AlertDialog(
      "connection-error.dialog", title: copy(failure.titleKey),
      message: copy(failure.messageKey),
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
