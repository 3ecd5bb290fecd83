import RecipeExchange

/// The content of a file.
public enum FileReading: Equatable, Sendable {
  /// One recipe, of a page or a text.
  case recipe(RecipeReading)
  /// The collection of an app.
  case collection(ExchangeReport)
}
