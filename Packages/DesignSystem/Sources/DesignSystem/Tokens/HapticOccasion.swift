/// The complete list of occasions with haptic feedback.
public enum HapticOccasion: String, CaseIterable, Sendable {
  /// "Save Recipe", before the recipe is saved.
  case saveRecipe
  /// "Log This Meal".
  case logMeal
  /// "Log Food".
  case logFood
  /// Adding a food with one tap.
  case quickAdd
  /// Going to another tab.
  case changeTab
  /// Choosing a chip or a segment, or removing the choice.
  case changeChip

  /// The haptic of the occasion.
  public var haptic: Haptic {
    switch self {
    case .saveRecipe, .logMeal, .logFood, .quickAdd: .mediumImpact
    case .changeTab, .changeChip: .selection
    }
  }

  /// The token's name, such as `haptic.saveRecipe`.
  public var tokenName: String { "haptic.\(rawValue)" }
}
