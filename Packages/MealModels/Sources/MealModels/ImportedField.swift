/// A part of an imported recipe that the eater reviews.
public enum ImportedField: String, CaseIterable, Hashable, Sendable {
  /// The name of the dish.
  case title
  /// How many people it feeds.
  case servings
  /// Minutes from start to table.
  case minutes
  /// The ingredients.
  case ingredients
  /// The steps.
  case steps
  /// The source of the recipe.
  case source
}
