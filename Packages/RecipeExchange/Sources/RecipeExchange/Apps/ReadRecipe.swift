/// A recipe that was read from a document, and what of it was not understood.
struct ReadRecipe: Equatable {
  var recipe: ExchangedRecipe
  /// Sentences.
  var remarks: [String] = []
}
