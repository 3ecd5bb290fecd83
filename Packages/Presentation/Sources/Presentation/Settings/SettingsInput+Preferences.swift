import Preferences
import PremiumGate
import ScreenParts

extension SettingsInput {
  /// Makes an input from what the eaters told us and where the person stands with premium.
  public init(
    _ preferences: EaterPreferences, phase: EntitlementPhase, version: String = Self.currentVersion,
    offeredRows: [OfferedRow] = [], toast: ScreenToast? = nil
  ) {
    self.init(
      restrictionCount: preferences.limits(in: .empty).restrictionCount,
      maxMinutes: preferences.cookingTime.minutes,
      cuisines: preferences.cuisines,
      cuisineDecision: Gate(phase).decide(.apply, .cuisineFilter), phase: phase,
      version: version, offeredRows: offeredRows, toast: toast)
  }
}
