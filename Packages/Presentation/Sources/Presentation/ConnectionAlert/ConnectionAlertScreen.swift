import DesignSystem

/// The alert after a second failed try: try again or leave it (C-E02).
public struct ConnectionAlertScreen: Screen {
  /// The id, `connection-error`.
  public let id: ScreenID = "connection-error"
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
    title = copy("error.connection.title")
    dialog = AlertDialog(
      "connection-error.dialog", title: title, message: copy("error.connection.message"),
      buttons: [
        .init(
          "retry", copy("error.try-again"), .preferred,
          action: ControlAction(HomeAction.retry)),
        .init(
          "cancel", copy("error.cancel"), .cancel,
          action: ControlAction(NavigationAction.dismiss)),
      ])
  }

  /// The root of the tree.
  public var element: Element { ScreenRoot("connection-error") { dialog }.element }
}
