import MealModels

/// Reads names whose words are in another order than in the book, or shared between alternatives.
struct NameReading {
  private let book: FoodBook
  private let vocabulary: MatchVocabulary

  /// The most words that one alternative takes from another.
  private static let mostShared = 4

  init(_ book: FoodBook, _ vocabulary: MatchVocabulary) {
    self.book = book
    self.vocabulary = vocabulary
  }

  /// The pieces of a name; empty if it cannot be read.
  ///
  /// Each alternative must name a food: "regular or vegan butter" is regular butter as well.
  func pieces(of words: [String]) -> [NameCover.Piece] {
    let alternatives = words.split(separator: "or").map { Array($0) }
    let own = alternatives.map(explained)
    var whole: [[NameCover.Piece]] = []
    for index in alternatives.indices {
      let found = hasFood(own[index]) ? own[index] : completed(index, of: alternatives, own)
      guard let found else { return [] }
      whole.append(found)
    }
    let link = NameCover.Piece(words: 0..<0, kind: .link(isWord: true))
    return Array(whole.joined(separator: [link]))
  }

  /// The pieces of an alternative, completed with the last words of the nearest alternative that
  /// names a food.
  ///
  /// The following alternatives are tried first, then the preceding ones.
  private func completed(
    _ index: Int, of alternatives: [[String]], _ own: [[NameCover.Piece]?]
  ) -> [NameCover.Piece]? {
    let others =
      Array(alternatives.indices[(index + 1)...]) + alternatives.indices[..<index].reversed()
    guard let donor = others.first(where: { hasFood(own[$0]) }) else { return nil }
    let last = alternatives[donor]
    return (1...min(Self.mostShared, last.count)).lazy
      .compactMap { explained(alternatives[index] + last.suffix($0)) }.first(where: hasFood)
  }

  private func hasFood(_ pieces: [NameCover.Piece]?) -> Bool {
    pieces?.contains { if case .food = $0.kind { true } else { false } } ?? false
  }

  /// The pieces of words without alternatives.
  ///
  /// The words are tried as a food with a state after the first comma, then unchanged, then with
  /// shared last words, and then with a kind after the first comma.
  private func explained(_ words: [String]) -> [NameCover.Piece]? {
    let words = unpacked(words)
    return stated(words) ?? cover(words) ?? sharing(words) ?? turned(words)
  }

  /// The words without a word for packing, if the book knows the result: "tuna packed in oil" is
  /// tuna in oil.
  private func unpacked(_ words: [String]) -> [String] {
    guard let sign = words.firstIndex(where: { Self.packing.contains($0) }), sign > 0,
      sign + 2 < words.count, words[sign + 1] == "in"
    else { return words }
    let before = words[..<sign].last == "," ? words[..<(sign - 1)] : words[..<sign]
    let after = words[(sign + 1)...]
    let end = after.firstIndex(of: ",") ?? words.endIndex
    let isKnown = before.indices.contains {
      book.food(ofKey: FoodName.key(of: before[$0...] + words[(sign + 1)..<end])) != nil
    }
    return isKnown ? Array(before + after) : words
  }

  private static let packing: Set = ["packed", "preserved", "canned", "tinned"]

  /// Reads a state after the first comma, if both together are another food of the book: "rice,
  /// cooked".
  ///
  /// That food must have no further contents: "chicken, fried" may lack the batter of fried
  /// chicken.
  private func stated(_ words: [String]) -> [NameCover.Piece]? {
    let parts = words.split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count > 1, let plain = book.food(ofKey: FoodName.key(of: parts[0])),
      let food = book.food(ofKey: FoodName.key(of: parts[1] + parts[0])),
      food.id != plain.id, book.isNoMore(food.id, than: plain.id)
    else { return nil }
    return cover(Array(([parts[1] + parts[0]] + parts[2...]).joined(separator: [","])))
  }

  private func cover(_ words: [String]) -> [NameCover.Piece]? {
    let cover = NameCover(words, book: book, vocabulary: vocabulary)
    return cover.unexplained.isEmpty && !cover.pieces.isEmpty ? cover.pieces : nil
  }

  /// Adds the last words after a link to the words before it: "brown and basmati rice".
  private func sharing(_ words: [String]) -> [NameCover.Piece]? {
    guard let link = words.firstIndex(of: "and") else { return nil }
    let end = words[link...].firstIndex(of: ",") ?? words.endIndex
    for count in 1..<max(1, min(Self.mostShared, end - link - 1)) {
      let shared = words[(end - count)..<end]
      if let found = cover(Array(words[..<link]) + shared + words[link...]) { return found }
    }
    return nil
  }

  /// Reads a kind after the first comma: "flour, all-purpose".
  private func turned(_ words: [String]) -> [NameCover.Piece]? {
    var parts = words.split(separator: ",")
    guard parts.count > 1 else { return nil }
    parts[0] = parts.remove(at: 1) + parts[0]
    return cover(Array(parts.joined(separator: [","])))
  }
}
