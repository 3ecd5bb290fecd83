/// A part of a recipe that is looked through after it was read.
public enum ImportedField: String, CaseIterable, Hashable, Sendable {
  /// The name of the dish.
  case title
  /// How many people it feeds.
  case servings
  /// Minutes from start to table.
  case minutes
  /// What goes in.
  case ingredients
  /// What is done.
  case steps
  /// Where it comes from.
  case source
}
