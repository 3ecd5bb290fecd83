import DesignSystem
import MealModels
import Preferences
import PremiumGate
import ScreenParts

extension CuisinePreferencesInput {
  /// Makes an input from the eaters' preferences and the cuisines of the catalogue.
  public init(
    _ preferences: EaterPreferences, available: [Cuisine], gate: Gate,
    toast: Notice? = nil
  ) {
    self.init(
      available: available, selected: preferences.cuisines,
      decision: gate.decide(.view, .cuisineFilter), toast: toast)
  }
}
