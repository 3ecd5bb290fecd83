import AppShell
import DesignSystem
import EaterScreens
import ScreenParts

/// The routes of diets, allergies and the people at the table, which any feature may show.
public enum EaterRoutes {
  /// The diets and allergies of an eater.
  public static let diets = RouteForm(SettingsPageID.diets.rawValue, about: .eater)
  /// The question before meals with traces are suggested.
  public static let acceptTraces = RouteForm("accept-traces", about: .eater)
  /// The people at the table.
  public static let household = RouteForm(SettingsPageID.household.rawValue)
  /// One person at the table, by name.
  public static let eater = RouteForm(SettingsPageID.eater.rawValue, about: .text("eater"))
}
