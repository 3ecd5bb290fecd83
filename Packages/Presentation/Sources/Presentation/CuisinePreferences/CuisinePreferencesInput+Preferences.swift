import MealModels
import Preferences
import PremiumGate
import ScreenParts

extension CuisinePreferencesInput {
  /// Makes an input from what the eaters told us and the cuisines of the catalogue.
  public init(
    _ preferences: EaterPreferences, available: [Cuisine], phase: EntitlementPhase,
    toast: ScreenToast? = nil
  ) {
    self.init(
      available: available, selected: preferences.cuisines,
      decision: Gate(phase).decide(.view, .cuisineFilter), toast: toast)
  }
}
