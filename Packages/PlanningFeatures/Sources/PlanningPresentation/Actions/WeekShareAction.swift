import DesignSystem

/// The actions of the sheet that shares a week.
public enum WeekShareAction {
  /// Hands over the week as a calendar file.
  public static let file = ActionForm("weekShare.file")
  /// Shares the week as text.
  public static let text = ActionForm("weekShare.text")
  /// Makes an address at which a calendar follows the plan.
  public static let make = ActionForm("weekShare.make")
  /// Shares or copies that address.
  public static let copyAddress = ActionForm("weekShare.copyAddress")
  /// Opens that address in a calendar app.
  public static let subscribe = ActionForm("weekShare.subscribe")
  /// Replaces that address, so that the old one ends.
  public static let reset = ActionForm("weekShare.reset")

  static let all: [any ActionDeclaration] = [file, text, make, copyAddress, subscribe, reset]
}
