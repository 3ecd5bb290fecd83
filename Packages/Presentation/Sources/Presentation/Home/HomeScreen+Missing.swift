import DesignSystem
import ScreenParts

/// Home while data that was known is not in the data folder any more: nothing is suggested before
/// somebody decides.
extension HomeScreen {
  static func message(_ missing: MissingData, _ copy: Copy) -> StateMessage {
    StateMessage(
      "home.empty", .restrictions, copy(key(missing, "headline")), copy(key(missing, "body")))
  }

  /// The button that writes what is known, or what is left, into the data folder.
  static func saving(_ missing: MissingData, _ copy: Copy) -> ActionButton {
    let key = missing == .left ? "missing.take-back" : "missing.save"
    return ActionButton(
      "home.primary", .primary, copy(CopyKey(key)), hint: copy(CopyKey("\(key).hint")),
      action: ControlAction(HomeAction.saveMissing))
  }

  /// The button that goes on with what the data folder holds.
  static func accepting(_ missing: MissingData, _ copy: Copy) -> ActionButton {
    ActionButton(
      "home.acceptMissing", .secondary, copy(key(missing, "accept")),
      hint: copy(key(missing, "accept.hint")), action: ControlAction(HomeAction.acceptMissing))
  }

  private static func key(_ missing: MissingData, _ part: String) -> CopyKey {
    CopyKey("missing.\(missing.rawValue).\(part)")
  }
}
