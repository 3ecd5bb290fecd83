/// The only place that answers "may this person do this?".
///
/// It knows ``PremiumFeature`` and nothing else, so whatever is not in that catalogue is free.
public struct Gate: Hashable, Sendable {
  /// Where the question is asked, as far as the sentence depends on it.
  public enum Place: Hashable, Sendable {
    /// In a recipe.
    case recipe
    /// In any other place.
    case elsewhere
  }

  /// Where the person stands.
  public let phase: EntitlementPhase

  /// How many meals are saved now.
  public let savedMeals: Int

  /// How many meals may be saved without premium.
  public let freeSaveLimit: Int

  /// A gate for a person in a phase; the count of saved meals matters only above a limit of zero.
  public init(
    _ phase: EntitlementPhase,
    savedMeals: Int = 0,
    freeSaveLimit: Int = PremiumTerms.freeSaveLimit
  ) {
    self.phase = phase
    self.savedMeals = savedMeals
    self.freeSaveLimit = freeSaveLimit
  }

  /// The answer for one usage of one feature.
  public func decide(
    _ usage: Usage, _ feature: PremiumFeature, from place: Place = .elsewhere
  ) -> Decision {
    if phase.isEntitled || usage.isDataRight || isFreeSave(usage, feature) { return .allowed }
    if usage == .view, phase.isLapsed { return .readOnly }
    return .needsPremium(feature.trigger(for: usage, from: place))
  }

  private func isFreeSave(_ usage: Usage, _ feature: PremiumFeature) -> Bool {
    guard feature == .mealFavorites else { return false }
    return usage == .add ? savedMeals < freeSaveLimit : freeSaveLimit > 0
  }
}

extension Usage {
  /// True for what people may always do with their own data.
  var isDataRight: Bool { self == .remove || self == .export }
}

extension PremiumFeature {
  /// What to blame when a usage of this feature needs premium.
  func trigger(for usage: Usage, from place: Gate.Place) -> Trigger {
    switch self {
    case .mealFavorites where usage == .add:
      place == .recipe ? .mealSavedInRecipe : .mealSaved
    case .mealFavorites: .favoritesOpened
    case .cuisineFilter: .cuisinesOpened
    case .ingredientExclusions: .exclusionsOpened
    case .nutritionLimits: .nutritionLimitsOpened
    case .weeklyPlanner: .plannerOpened
    case .shoppingList: place == .recipe ? .ingredientTapped : .shoppingListOpened
    case .nutritionTracking: .nutritionOpened
    case .insights: .insightsOpened
    case .foodFavorites: .foodSaved
    }
  }
}
