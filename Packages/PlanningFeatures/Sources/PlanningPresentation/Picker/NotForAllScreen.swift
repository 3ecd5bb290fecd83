import DesignSystem
import ScreenParts

/// The question before a meal is planned that somebody at the table may not eat.
///
/// It says what stands in the way and for whom. Cancel comes first and changes nothing.
public struct NotForAllScreen: AlertScreen {
  /// The id, `not-for-all`.
  public let id: ScreenID = "not-for-all"
  /// `some` if it is for part of the table, else `nobody`.
  public var state: StateID
  /// The question.
  public var dialog: AlertDialog

  /// Makes the question.
  ///
  /// - Parameters:
  ///   - lines: what stands in the way, as sentences that name the persons.
  ///   - admitted: the names of those who may eat it, in words; nil for nobody.
  public init(
    title: String, lines: [String], admitted: String?, _ context: PresentationContext
  ) {
    let copy = context.copy
    state = admitted == nil ? "nobody" : "some"
    let some = admitted.map { names in
      AlertDialog.Button(
        "some", copy("picker.add.some", ["names": names]),
        action: ControlAction(PickerAction.planForSome))
    }
    dialog = AlertDialog(
      "not-for-all.dialog", title: copy("not-for-all.title", ["title": title]),
      message: copy("not-for-all.message", ["limits": lines.joined(separator: " ")]),
      buttons: [
        .init(
          "cancel", copy("not-for-all.cancel"), .cancel,
          action: ControlAction(NavigationAction.dismiss))
      ] + [some].compactMap(\.self) + [
        .init(
          "anyway", copy("picker.add.anyway"), .destructive,
          action: ControlAction(PickerAction.planAnyway))
      ])
  }
}
