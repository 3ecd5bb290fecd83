import DesignSystem
import MealModels
import PremiumGate
import ScreenParts

/// The input of Favorites.
public struct FavoritesInput: Equatable, Sendable {
  /// The saved meals, most recently saved first (G-05).
  public var items: [SavedItem]
  /// Whether favorites may be viewed: in full, read-only after a lapse, or not without premium.
  public var decision: Decision
  /// The actions of other features on each meal.
  public var mealActions: [MealID: [CustomAction]]
  /// Whether Remove and Share are shown next to each meal.
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

  /// Whether the screen shows the upgrade instead of meals.
  ///
  /// That is also so if there are no saved meals and saving is not allowed.
  var needsPremium: Bool {
    switch decision {
    case .allowed: false
    case .readOnly: items.isEmpty
    case .needsPremium: true
    }
  }
}
