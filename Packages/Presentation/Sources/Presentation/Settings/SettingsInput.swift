import DesignSystem
import EaterScreens
import MealModels
import PremiumGate
import PrintedText
import ScreenParts

/// The input of Settings.
public struct SettingsInput: Equatable, Sendable {
  /// How many diets and allergies are chosen, over all eaters (C-D13).
  public var restrictionCount: Int
  /// The most minutes a meal may take; nil for no limit.
  public var maxMinutes: Int?
  /// The stored cuisines; empty for all.
  public var cuisines: Set<Cuisine>
  /// Whether the stored cuisines may be used (C-P02).
  public var cuisineDecision: Decision
  /// The person's premium state.
  public var phase: EntitlementPhase
  /// The name of the signed-in account; nil if signed out.
  public var accountName: String?
  /// The version of the app, such as "1.0.0".
  public var version: String
  /// Rows of other features.
  public var offeredRows: [OfferedRow]
  /// The eaters at the table with limits that may be lost; nil means the owner of the device.
  public var unconfirmedEaters: [String?] = []
  /// Everyone at the table, for the groups of an app that plans weeks; nil for the drawn screen.
  public var people: [Companion]?
  /// A short message.
  public var toast: Notice?

  /// The version of MealAdvisor.
  public static let currentVersion = MealAdvisorRelease.version

  /// Makes an input.
  public init(
    restrictionCount: Int = 0, maxMinutes: Int? = nil, cuisines: Set<Cuisine> = [],
    cuisineDecision: Decision = .allowed, phase: EntitlementPhase = .none,
    version: String = Self.currentVersion, offeredRows: [OfferedRow] = [],
    toast: Notice? = nil
  ) {
    self.restrictionCount = restrictionCount
    self.maxMinutes = maxMinutes
    self.cuisines = cuisines
    self.cuisineDecision = cuisineDecision
    self.phase = phase
    self.version = version
    self.offeredRows = offeredRows
    self.toast = toast
  }
}
