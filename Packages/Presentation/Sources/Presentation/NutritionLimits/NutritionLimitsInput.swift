import DesignSystem
import MealModels
import PremiumGate
import ScreenParts

/// What Nutrition Limits is made from.
public struct NutritionLimitsInput: Equatable, Sendable {
  /// What was typed and is no amount that can be asked for.
  public struct RefusedAmount: Hashable, Sendable {
    /// What was typed; it stays in its field.
    public var typed: String
    /// Why it cannot be used, in words that are ready to show.
    public var words: String

    /// Makes a refusal.
    public init(_ typed: String, _ words: String) {
      self.typed = typed
      self.words = words
    }
  }

  /// The stored bounds.
  public var bounds: NutritionBounds
  /// Whether they may be used and changed; removing one is always possible.
  public var decision: Decision
  /// What could not be used, by nutrient.
  public var refused: [BoundedNutrient: RefusedAmount]
  /// A short message.
  public var toast: Notice?

  /// Makes an input; nothing is bounded unless given.
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
