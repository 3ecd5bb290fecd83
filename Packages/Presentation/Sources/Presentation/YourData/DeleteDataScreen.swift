import DesignSystem

/// The question before everything of the eater is deleted.
public struct DeleteDataScreen: Screen {
  /// The id, `delete-data`.
  public let id: ScreenID = "delete-data"
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
    title = copy("delete.title")
    dialog = AlertDialog(
      "delete-data.dialog", title: title, message: copy("delete.message"),
      buttons: [
        .init(
          "delete", copy("delete.confirm"), .destructive,
          action: ControlAction(DataAction.confirmDelete)),
        .init(
          "cancel", copy("error.cancel"), .cancel,
          action: ControlAction(NavigationAction.dismiss)),
      ])
  }

  /// The root of the tree.
  public var element: Element { ScreenRoot("delete-data") { dialog }.element }
}
