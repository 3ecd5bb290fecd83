import MealModels

/// Explains every word of a name as part of a food, or as a word that foods are described with.
///
/// Of all explanations the best has the fewest foods and words beside them, then the most words
/// within foods. Where several are equally good, the foods of all of them count, because "coconut
/// milk chocolate" may be either.
struct NameCover {
  /// A food or change with the words it stands in.
  struct Piece: Hashable {
    let words: Range<Int>
    let kind: Kind
    /// The words themselves, where they name a food.
    var name: [String] = []

    enum Kind: Hashable {
      case food(FoodID)
      case change(ContentsChange)
      /// A comma, or a word such as "or".
      case link(isWord: Bool)
    }
  }

  /// The pieces of the best explanations, in order, none twice; nothing where there is none.
  let pieces: [Piece]

  /// The words that stand in the way of an explanation; nothing where there is one.
  let unexplained: [String]

  init(_ words: [String], book: FoodBook, vocabulary: MatchVocabulary) {
    var search = CoverSearch(words: words, book: book, vocabulary: vocabulary)
    (pieces, unexplained) = search.best()
  }
}
