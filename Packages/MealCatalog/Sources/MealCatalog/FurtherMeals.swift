import MealModels

/// Meals that come to a catalogue from elsewhere, such as somebody's own recipes.
public struct FurtherMeals: Sendable {
  /// What choosing needs to know of each.
  public let summaries: [MealSummary]
  private let read: @Sendable (MealID) -> Recipe?

  /// Describes meals.
  ///
  /// - Parameters:
  ///   - summaries: what choosing needs to know of each.
  ///   - recipe: reads a recipe when somebody asks for it; nil where it is not there any more.
  public init(
    _ summaries: [MealSummary], recipe: @escaping @Sendable (MealID) -> Recipe?
  ) {
    self.summaries = summaries
    read = recipe
  }

  /// A whole meal, with what its summary says that it contains.
  func meal(_ summary: MealSummary) -> Meal? {
    read(summary.id).map { recipe in
      Meal(
        recipe: recipe, slots: summary.slots, facts: summary.facts, traits: summary.traits,
        customs: summary.customs)
    }
  }
}
