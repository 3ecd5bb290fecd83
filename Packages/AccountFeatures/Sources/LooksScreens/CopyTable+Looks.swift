import AccountScreens
import DesignSystem
import ScreenParts

extension CopyTable {
  /// The English words of these screens.
  public static let looksScreensEnglish = CopyTable(
    language: "en",
    entries: [
      "units.recipes": "RECIPES",
      "units.recipes.spoken": "Recipes",
      "units.recipes.footer": "Foods you count, such as eggs and cloves, stay as they are.",
      "units.us": "US",
      "units.us.detail": "Cups, spoons, ounces and pounds",
      "units.metric": "Metric",
      "units.metric.detail": "Grams, milliliters and spoons",
      "appearance.theme": "THEME",
      "appearance.theme.spoken": "Theme",
      "appearance.theme.system": "System",
      "appearance.theme.light": "Light",
      "appearance.theme.dark": "Dark",
      "appearance.contrast": "Increase Contrast",
      "appearance.contrast.footer": "When off, the contrast follows the system's setting.",
    ])
}

extension Copy {
  /// All English words that these screens need.
  public static let looksScreensEnglish = Copy([
    .looksScreensEnglish, .accountScreensEnglish, .sharedEnglish,
  ])
}
