import DesignSystem

/// The actions for the account; `settings.signIn` starts signing in.
public enum AccountAction {
  /// Signs in on this device with the entered name.
  public static let enterName = ActionForm(
    "account.enterName", enters: .text(maxLength: AccountInput.Profile.longestName))
  /// Signs in again as the last user.
  public static let resume = ActionForm("account.resume")
  /// Signs out; all stored data stays.
  public static let signOut = ActionForm("account.signOut")
  /// Asks whether to delete the account.
  public static let delete = ActionForm("account.delete")
  /// Deletes the account; the eater's data stays.
  public static let confirmDelete = ActionForm("account.confirmDelete")
}
