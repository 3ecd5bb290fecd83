import DesignSystem
import MealModels
import Preferences
import ScreenParts

extension SettingsAction {
  /// Sets the theme.
  public static let appearance = ActionForm(
    "settings.appearance", enters: .choice(of: AppearancePreference.self))
  /// Sets the units that recipes show.
  public static let units = ActionForm("settings.units", about: .id(MeasurementSystem.self))
  /// Turns increased contrast on or off (C-K01).
  public static let contrast = ActionForm("settings.contrast", enters: .toggle)
}

extension AppearanceScreen: RestatableScreen {}
extension UnitsScreen: RestatableScreen {}
