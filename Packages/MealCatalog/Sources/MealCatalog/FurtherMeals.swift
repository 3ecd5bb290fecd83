import MealModels

/// Meals that come to a catalogue from elsewhere, such as an eater's own recipes.
public struct FurtherMeals: Sendable {
  /// The summary of each meal for choosing.
  public let summaries: [MealSummary]
  private let read: @Sendable (MealID) -> Recipe?

  /// Describes meals.
  ///
  /// - Parameters:
  ///   - summaries: the summary of each meal for choosing.
  ///   - recipe: reads a recipe on demand; nil if the recipe does not exist any more.
  public init(
    _ summaries: [MealSummary], recipe: @escaping @Sendable (MealID) -> Recipe?
  ) {
    self.summaries = summaries
    read = recipe
  }

  /// A whole meal, with the contents of its summary.
  func meal(_ summary: MealSummary) -> Meal? {
    read(summary.id).map { recipe in
      Meal(
        recipe: recipe, slots: summary.slots, facts: summary.facts, traits: summary.traits,
        customs: summary.customs)
    }
  }
}
