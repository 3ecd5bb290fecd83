import DesignSystem
import ScreenParts

extension PremiumAction {
  /// Opens the paywall from the prompt or the nudge.
  public static let learnMore = ActionForm("premium.learnMore")
  /// Starts the trial, or the subscription if the trial was used.
  public static let startTrial = ActionForm("premium.startTrial")
  /// Closes the paywall without buying.
  public static let maybeLater = ActionForm("premium.maybeLater")
  /// Opens a text to which the paywall links.
  public static let document = ActionForm(
    "premium.document", about: .id(LegalTextScreen.Document.self))
  /// Restores earlier purchases.
  public static let restore = ActionForm("premium.restore")
  /// Opens the store's own page of the subscription.
  public static let manage = ActionForm("premium.manage")
}
