import DesignSystem

/// What can be done about who is signed in; `settings.signIn` begins it.
public enum AccountAction {
  /// Signs in on this device with the name that is entered.
  public static let enterName = ActionForm(
    "account.enterName", enters: .text(maxLength: AccountInput.Profile.longestName))
  /// Signs in again as who was signed in last.
  public static let resume = ActionForm("account.resume")
  /// Signs out; everything that is stored stays.
  public static let signOut = ActionForm("account.signOut")
  /// Asks whether to delete the account.
  public static let delete = ActionForm("account.delete")
  /// Deletes the account; what the eater stored stays.
  public static let confirmDelete = ActionForm("account.confirmDelete")
}
