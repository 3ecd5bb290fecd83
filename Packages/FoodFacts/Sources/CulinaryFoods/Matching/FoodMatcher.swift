import MealModels

/// Finds the food that the name of an ingredient means, or reports it as unknown.
///
/// Every word must be known; a single unknown word makes the whole name unknown. Names are never
/// guessed from a similar spelling or from part of a word.
public struct FoodMatcher: Sendable {
  /// The longest name to look up, in words; a longer one is unknown.
  public static let longestName = 40

  /// The longest name to split into words, in bytes.
  private static let longestText = 1000

  private let book: FoodBook
  private let vocabulary: MatchVocabulary

  /// Makes a matcher for the foods of a book.
  public init(_ book: FoodBook = .culinary) {
    self.init(book, vocabulary: .bundled)
  }

  init(_ book: FoodBook, vocabulary: MatchVocabulary) {
    self.book = book
    self.vocabulary = vocabulary
  }

  /// The match of a name.
  public func match(_ name: String) -> FoodMatch {
    guard name.utf8.count <= Self.longestText else { return unknown(name, []) }
    let words = Self.words(of: name)
    guard (1...Self.longestName).contains(words.count), words.contains(where: { $0 != "," }) else {
      return unknown(name, Array(words.prefix(Self.longestName)))
    }
    if vocabulary.hasClaim(words) { return claimed(name, words) }
    return read([words], vocabulary, as: name, words) ?? unexplained(name, words, vocabulary)
  }

  /// The match of a name with claims; a doubtful claim is tried with and without its effect.
  ///
  /// A certain claim that contradicts its food makes the name unknown.
  private func claimed(_ name: String, _ words: [String]) -> FoodMatch {
    let wider = vocabulary.besideClaims
    let claimed = ClaimedName(name, book, wider)
    let certain = ClaimReading(claimed, book, wider).certainWords()
    let ways = certain.map { [$0] } ?? claimed.ways
    return read(ways, wider, as: name, words) ?? unexplained(name, ways.first ?? words, wider)
  }

  /// The match of a name with several possible meanings, combined from all of them; nil if the
  /// first cannot be understood.
  private func read(
    _ ways: [[String]], _ vocabulary: MatchVocabulary, as name: String, _ words: [String]
  ) -> FoodMatch? {
    let readings = ways.map { reading($0, vocabulary) }
    guard case .some(.some) = readings.first else { return nil }
    var contents = FoodContents()
    for reading in readings { reading.map { contents.formUnion($0.contents) } }
    return match(
      name, parts: readings.flatMap { $0?.parts ?? [] }, contents: contents, words: words)
  }

  /// The parts of some words with their contents; nil if a part is unknown.
  private func reading(
    _ words: [String], _ vocabulary: MatchVocabulary
  ) -> (parts: [MatchedPart], contents: FoodContents)? {
    let contradictions = Contradictions(book: book, vocabulary: vocabulary)
    let parts = MatchedPart.parts(of: NameReading(book, vocabulary).pieces(of: words))
    guard !parts.isEmpty else { return nil }
    var contents = FoodContents()
    for part in parts {
      guard let own = part.contents(in: book, contradictions) else { return nil }
      contents.formUnion(own)
    }
    return (parts, contents)
  }

  private func unexplained(
    _ name: String, _ words: [String], _ vocabulary: MatchVocabulary
  ) -> FoodMatch {
    guard !words.isEmpty else { return unknown(name, Self.words(of: name)) }
    return unknown(name, NameCover(words, book: book, vocabulary: vocabulary).unexplained)
  }

  private func unknown(_ name: String, _ words: [String]) -> FoodMatch {
    FoodMatch(
      input: name, food: nil, contents: nil, foods: [], unknownWords: words.filter { $0 != "," })
  }

  private func match(
    _ name: String, parts: [MatchedPart], contents: FoodContents, words: [String]
  ) -> FoodMatch {
    let foods = parts.flatMap { $0.allFoods(in: book) }.reduce(into: [FoodID]()) { list, id in
      if !list.contains(id) { list.append(id) }
    }
    if foods.count == 1, let food = book[foods[0]], book.contents(of: food.id) == contents {
      return FoodMatch(
        input: name, food: food, contents: contents, foods: foods, unknownWords: [])
    }
    let main = parts.lazy.compactMap(\.main).first.flatMap { book[$0] }
    let identities = foods.reduce(into: Set<FoodID>()) { $0.formUnion(book.lineage(of: $1)) }
    let food = Food(
      id: Self.id(of: words), name: name, likes: identities.sorted(), contents: contents,
      row: main?.row, measures: main?.measures ?? FoodMeasures())
    return FoodMatch(
      input: name, food: food, contents: contents, foods: foods, unknownWords: [])
  }

  /// The id of the food with these words; names with different words never share an id.
  ///
  /// Commas stay, because "vegan butter, cheese" does not mean "vegan butter cheese".
  private static func id(of words: [String]) -> FoodID {
    FoodID(rawValue: "named-" + words.joined(separator: "-"))
  }

  /// The words of a name, with a comma for every sign that separates the words around it.
  static func words(of name: String) -> [String] {
    let parts = ShownText(name).text.split { ",;/()[]+|:".contains($0) }
      .map { FoodName.words(of: $0) }
    return Array(parts.filter { !$0.isEmpty }.joined(separator: [","]))
  }
}
