import DesignSystem
import MealModels
import PremiumGate
import ScreenParts

/// The input of Cuisine Preferences.
public struct CuisinePreferencesInput: Equatable, Sendable {
  /// The cuisines of the catalogue, in the order to show.
  public var available: [Cuisine]
  /// The stored cuisines; empty for all.
  public var selected: Set<Cuisine>
  /// Whether the list may be used and changed.
  public var decision: Decision
  /// A short message.
  public var toast: Notice?

  /// Makes an input.
  public init(
    available: [Cuisine], selected: Set<Cuisine> = [], decision: Decision = .allowed,
    toast: Notice? = nil
  ) {
    self.available = available
    self.selected = selected
    self.decision = decision
    self.toast = toast
  }
}
