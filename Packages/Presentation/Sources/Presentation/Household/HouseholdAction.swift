import DesignSystem

/// What can be done about who eats.
public enum HouseholdAction {
  /// Adds the eater whose name is entered, with the limits they had if they were here before.
  public static let add = ActionForm(
    "household.add", enters: .text(maxLength: Companion.longestName))
  /// Gives an eater the name that is entered.
  public static let rename = ActionForm(
    "household.rename", about: .text("eater"), enters: .text(maxLength: Companion.longestName))
  /// Takes an eater from the table; their limits are remembered.
  public static let remove = ActionForm("household.remove", about: .text("eater"))
}
