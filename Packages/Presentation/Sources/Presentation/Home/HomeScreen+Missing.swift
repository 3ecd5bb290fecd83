import DesignSystem
import ScreenParts

/// Home while known data is missing from the data folder.
///
/// The app suggests no meal until the user decides.
extension HomeScreen {
  static func message(_ missing: MissingData, _ copy: Copy) -> StateMessage {
    StateMessage(
      "home.empty", icon: .restrictions, headline: copy(key(missing, "headline")),
      message: copy(key(missing, "body")))
  }

  /// The button that writes the known data, or the remaining ones, into the data folder.
  static func saving(_ missing: MissingData, _ copy: Copy) -> ActionButton {
    let key = missing == .left ? "missing.take-back" : "missing.save"
    return ActionButton(
      "home.primary", .primary, copy(CopyKey(key)), hint: copy(CopyKey("\(key).hint")),
      action: ControlAction(HomeAction.saveMissing))
  }

  /// The button that continues with the data in the folder.
  static func accepting(_ missing: MissingData, _ copy: Copy) -> ActionButton {
    ActionButton(
      "home.acceptMissing", .secondary, copy(key(missing, "accept")),
      hint: copy(key(missing, "accept.hint")), action: ControlAction(HomeAction.acceptMissing))
  }

  private static func key(_ missing: MissingData, _ part: String) -> CopyKey {
    CopyKey("missing.\(missing.rawValue).\(part)")
  }
}
