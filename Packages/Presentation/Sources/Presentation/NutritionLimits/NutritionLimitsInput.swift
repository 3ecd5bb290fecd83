import DesignSystem
import MealModels
import PremiumGate
import ScreenParts

/// The input of Nutrition Limits.
public struct NutritionLimitsInput: Equatable, Sendable {
  /// A typed text that is not a valid amount.
  public struct RefusedAmount: Hashable, Sendable {
    /// The typed text; it stays in its field.
    public var typed: String
    /// The reason why the text cannot be used, in words ready for display.
    public var words: String

    /// Makes a refusal.
    public init(_ typed: String, _ words: String) {
      self.typed = typed
      self.words = words
    }
  }

  /// The stored bounds.
  public var bounds: NutritionBounds
  /// Whether the bounds may be used and changed; removing one is always possible.
  public var decision: Decision
  /// The refused amounts, by nutrient.
  public var refused: [BoundedNutrient: RefusedAmount]
  /// A short message.
  public var toast: Notice?

  /// Makes an input; by default without bounds.
  public init(
    bounds: NutritionBounds = .none, decision: Decision = .allowed,
    refused: [BoundedNutrient: RefusedAmount] = [:], toast: Notice? = nil
  ) {
    self.bounds = bounds
    self.decision = decision
    self.refused = refused
    self.toast = toast
  }
}
