/// A recipe read from a document, and its parts that were not understood.
struct ParsedRecipe: Equatable {
  var recipe: ExchangedRecipe
  /// Sentences.
  var remarks: [String] = []
}
