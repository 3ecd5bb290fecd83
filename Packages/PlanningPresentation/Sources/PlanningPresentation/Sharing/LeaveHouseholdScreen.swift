import DesignSystem
import ScreenParts

/// The question before a household is left.
public struct LeaveHouseholdScreen: AlertScreen {
  /// The id, `leave-household`.
  public let id: ScreenID = "leave-household"
  /// `default`, or `unanswered` where the server did not answer.
  public var state: StateID
  /// The question.
  public var dialog: AlertDialog

  /// Makes the alert.
  ///
  /// - Parameter isUnanswered: whether the server was asked and did not answer.
  public init(isUnanswered: Bool = false, _ context: PresentationContext) {
    let copy = context.copy
    state = isUnanswered ? "unanswered" : "default"
    dialog = AlertDialog(
      "leave-household.dialog", title: copy("sharing.leave.title"),
      message: copy(isUnanswered ? "sharing.leave.unanswered" : "sharing.leave.message"),
      buttons: [
        .init(
          "leave", copy(isUnanswered ? "sharing.leave.anyway" : "sharing.leave.confirm"),
          .destructive,
          action: ControlAction(
            isUnanswered ? SharingAction.leaveAnyway : SharingAction.confirmLeave)),
        .init(
          "cancel", copy("error.cancel"), .cancel,
          action: ControlAction(NavigationAction.dismiss)),
      ])
  }
}
