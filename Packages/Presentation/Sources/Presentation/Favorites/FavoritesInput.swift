import DesignSystem
import MealModels
import PremiumGate
import ScreenParts

/// What Favorites is made from.
public struct FavoritesInput: Equatable, Sendable {
  /// The saved meals, most recently saved first (G-05).
  public var items: [SavedItem]
  /// Whether favorites may be viewed: in full, read-only after a lapse, or not without premium.
  public var decision: Decision
  /// What other features offer to do with each meal.
  public var mealActions: [MealID: [CustomAction]]
  /// Whether Remove and Share are shown beside each meal.
  public var isEditing: Bool
  /// A short message.
  public var toast: Notice?

  /// Makes an input.
  public init(
    items: [SavedItem], decision: Decision = .allowed,
    mealActions: [MealID: [CustomAction]] = [:], isEditing: Bool = false,
    toast: Notice? = nil
  ) {
    self.items = items
    self.decision = decision
    self.mealActions = mealActions
    self.isEditing = isEditing
    self.toast = toast
  }

  /// Whether the upgrade is shown instead of meals: also to who has nothing saved and may not save.
  var needsPremium: Bool {
    switch decision {
    case .allowed: false
    case .readOnly: items.isEmpty
    case .needsPremium: true
    }
  }
}
