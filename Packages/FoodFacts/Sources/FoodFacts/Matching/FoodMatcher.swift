import MealModels

/// Finds the food that the name of an ingredient means, or says that it does not know.
///
/// Every word has to be explained; a single one that is not makes the whole name unknown. Names are
/// never guessed from a near spelling or from part of a word.
public struct FoodMatcher: Sendable {
  /// The longest name that is looked at, in words; a longer one is unknown.
  public static let longestName = 40

  private let book: FoodBook
  private let vocabulary: MatchVocabulary

  /// Makes a matcher over the foods of a book.
  public init(_ book: FoodBook = .culinary) {
    self.init(book, vocabulary: .bundled)
  }

  init(_ book: FoodBook, vocabulary: MatchVocabulary) {
    self.book = book
    self.vocabulary = vocabulary
  }

  /// What a name means.
  public func match(_ name: String) -> FoodMatch {
    let words = Self.words(of: name)
    guard (1...Self.longestName).contains(words.count), words.contains(where: { $0 != "," }) else {
      return unknown(name, Array(words.prefix(Self.longestName)))
    }
    let cover = cover(words)
    let pieces =
      cover.unexplained.isEmpty
      ? cover.pieces : completedPieces(words) ?? invertedPieces(words) ?? []
    let parts = MatchedPart.parts(of: pieces, in: book)
    guard !parts.isEmpty else { return unknown(name, cover.unexplained) }
    return match(name, parts)
  }

  private func unknown(_ name: String, _ words: [String]) -> FoodMatch {
    FoodMatch(
      input: name, food: nil, contents: nil, foods: [], unknownWords: words.filter { $0 != "," })
  }

  private func cover(_ words: [String]) -> NameCover {
    NameCover(words, book: book, vocabulary: vocabulary)
  }

  /// The pieces of a name whose alternatives share their last words: "heavy or whipping cream".
  ///
  /// The words before the link get the last words after it, as few as make sense of them.
  private func completedPieces(_ words: [String]) -> [NameCover.Piece]? {
    for link in words.indices where ["or", "and"].contains(words[link]) {
      let end = words[(link + 1)...].firstIndex(of: ",") ?? words.endIndex
      for count in 1..<max(1, min(4, end - link - 1)) {
        let shared = words[(end - count)..<end]
        let cover = cover(Array(words[..<link] + shared + words[link...]))
        if cover.unexplained.isEmpty { return cover.pieces }
      }
    }
    return nil
  }

  /// The pieces of a name whose kind stands after its first comma: "flour, all-purpose".
  private func invertedPieces(_ words: [String]) -> [NameCover.Piece]? {
    var parts = words.split(separator: ",")
    guard parts.count > 1 else { return nil }
    parts[0] = parts.remove(at: 1) + parts[0]
    let cover = cover(Array(parts.joined(separator: [","])))
    return cover.unexplained.isEmpty ? cover.pieces : nil
  }

  private func match(_ name: String, _ parts: [MatchedPart]) -> FoodMatch {
    let foods = parts.flatMap { $0.allFoods(in: book) }.reduce(into: [FoodID]()) { list, id in
      if !list.contains(id) { list.append(id) }
    }
    if foods.count == 1, parts.allSatisfy({ $0.changes(in: book).isEmpty }),
      let food = book[foods[0]]
    {
      return FoodMatch(
        input: name, food: food, contents: book.contents(of: food.id), foods: foods,
        unknownWords: [])
    }
    var contents = FoodContents()
    for part in parts { contents.formUnion(part.contents(in: book)) }
    let main = parts.lazy.compactMap(\.main).first.flatMap { book[$0] }
    let food = Food(
      id: FoodID(rawValue: "named-\(FoodID(slug: name))"), name: name, likes: foods,
      contents: contents, row: main?.row,
      measures: main?.measures ?? FoodMeasures())
    return FoodMatch(
      input: name, food: food, contents: contents, foods: foods, unknownWords: [])
  }

  /// The words of a name, with a comma for every sign that parts what stands before and after it.
  static func words(of name: String) -> [String] {
    let parts = name.split { ",;/()[]+|:".contains($0) }.map { FoodName.words(of: $0) }
    return Array(parts.filter { !$0.isEmpty }.joined(separator: [","]))
  }
}
