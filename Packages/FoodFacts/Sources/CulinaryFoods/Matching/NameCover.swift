import MealModels

/// Explains every word of a name as part of a food, or as a word that describes foods.
///
/// The best explanation has the fewest foods and other words, and then the most words within foods.
/// If several are equally good, the foods of all of them are included, because "coconut milk
/// chocolate" may be coconut milk or milk chocolate.
struct NameCover {
  /// A food or change with the words that express it.
  struct Piece: Hashable {
    let words: Range<Int>
    let kind: Kind
    /// The words that name the food; empty for a change or link.
    var name: [String] = []

    enum Kind: Hashable {
      case food(FoodID)
      case change(ContentsChange)
      /// A comma, or a word such as "or".
      case link(isWord: Bool)
    }
  }

  /// The pieces of the best explanations in order, without duplicates; empty if there is no
  /// explanation.
  let pieces: [Piece]

  /// The words that prevent an explanation; empty if there is an explanation.
  let unexplained: [String]

  init(_ words: [String], book: FoodBook, vocabulary: MatchVocabulary) {
    var search = CoverSearch(words: words, book: book, vocabulary: vocabulary)
    (pieces, unexplained) = search.best()
  }
}
