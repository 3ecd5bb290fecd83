import AccountScreens
import AppShell
import DesignSystem
import PremiumGate
import ScreenParts

/// The routes of premium, which any feature may show.
public enum PremiumRoutes {
  /// The small sheet that says why something needs premium.
  public static let prompt = RouteForm("premium-prompt", about: .id(Trigger.self))
  /// The paywall.
  public static let paywall = RouteForm("paywall")
  /// What premium is until when.
  public static let subscription = RouteForm(SettingsPageID.subscription.rawValue)
}
