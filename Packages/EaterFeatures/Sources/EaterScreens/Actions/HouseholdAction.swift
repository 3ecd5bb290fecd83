import DesignSystem

/// The actions on the people at the table.
public enum HouseholdAction {
  /// Adds an eater by an entered name; a former eater returns with the earlier limits.
  public static let add = ActionForm(
    "household.add", enters: .text(maxLength: Companion.longestName))
  /// Finishes adding: the field has sent its name before, so only an empty field is refused.
  public static let confirm = ActionForm("household.confirm")
  /// Renames an eater.
  public static let rename = ActionForm(
    "household.rename", about: .text("eater"), enters: .text(maxLength: Companion.longestName))
  /// Removes an eater from the table; the limits are remembered.
  public static let remove = ActionForm("household.remove", about: .text("eater"))
}
