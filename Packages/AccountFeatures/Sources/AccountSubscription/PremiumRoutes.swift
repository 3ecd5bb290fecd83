import AccountScreens
import AppShell
import DesignSystem
import PremiumGate
import ScreenParts

/// The routes of premium, which any feature may show.
public enum PremiumRoutes {
  /// The small sheet with the reason why premium is needed.
  public static let prompt = RouteForm("premium-prompt", about: .id(Trigger.self))
  /// The paywall.
  public static let paywall = RouteForm("paywall")
  /// The state of premium and how to cancel it.
  public static let subscription = RouteForm(SettingsPageID.subscription.rawValue)
}
