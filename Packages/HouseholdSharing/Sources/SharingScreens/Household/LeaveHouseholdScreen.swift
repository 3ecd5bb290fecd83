import DesignSystem
import ScreenParts

/// The alert that asks before a household is left.
public struct LeaveHouseholdScreen: AlertScreen {
  /// The id, `leave-household`.
  public let id: ScreenID = "leave-household"
  /// `default`, `made-up` for a simulated household, or `unanswered` if the server did not answer.
  public var state: StateID
  /// The alert's question and buttons.
  public var dialog: AlertDialog

  /// Makes the alert.
  ///
  /// - Parameters:
  ///   - isMadeUp: whether the household is simulated and has no server.
  ///   - isUnanswered: whether the server did not answer a request to leave.
  public init(
    isMadeUp: Bool = false, isUnanswered: Bool = false, _ context: PresentationContext
  ) {
    let copy = context.copy
    let message: CopyKey =
      switch (isMadeUp, isUnanswered) {
      case (true, _): "sharing.leave.made-up"
      case (false, true): "sharing.leave.unanswered"
      case (false, false): "sharing.leave.message"
      }
    state = isMadeUp ? "made-up" : isUnanswered ? "unanswered" : "default"
    dialog = AlertDialog(
      "leave-household.dialog", title: copy("sharing.leave.title"),
      message: copy(message),
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
