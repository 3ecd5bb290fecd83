import DesignSystem
import Preferences
import PremiumGate
import ScreenParts

extension SettingsInput {
  /// Makes an input from the eaters' preferences and the gate.
  public init(
    _ preferences: EaterPreferences, gate: Gate, version: String = Self.currentVersion,
    offeredRows: [OfferedRow] = [], toast: Notice? = nil
  ) {
    self.init(
      restrictionCount: preferences.limits(in: .empty).restrictionCount,
      maxMinutes: preferences.cookingTime.minutes,
      cuisines: preferences.cuisines,
      cuisineDecision: gate.decide(.apply, .cuisineFilter), phase: gate.phase,
      version: version, offeredRows: offeredRows, toast: toast)
  }
}
