import DesignSystem

extension CopyTable {
  /// The English of these screens.
  public static let looksScreensEnglish = CopyTable(
    language: "en",
    entries: [
      "units.recipes": "RECIPES",
      "units.recipes.spoken": "Recipes",
      "units.recipes.footer": "Eggs, cloves and whatever else is counted stay counted.",
      "units.us": "US",
      "units.us.detail": "Cups, spoons, ounces and pounds",
      "units.metric": "Metric",
      "units.metric.detail": "Grams, millilitres and spoons",
      "appearance.theme": "THEME",
      "appearance.theme.spoken": "Theme",
      "appearance.theme.system": "System",
      "appearance.theme.light": "Light",
      "appearance.theme.dark": "Dark",
      "appearance.contrast": "Increase Contrast",
      "appearance.contrast.footer": "When off, the contrast follows the system's setting.",
    ])
}
