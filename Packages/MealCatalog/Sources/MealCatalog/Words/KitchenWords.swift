import MealModels

/// The words of a country's cooks for foods, tools and heat, which the recipes name in American
/// English.
///
/// Only whole words are replaced, the longest phrase first, and the food never changes: a phrase
/// that means another food, such as shrimp paste, is in the table with itself as its replacement.
public struct KitchenWords: Sendable {
  /// The words in which the recipes are written.
  public static let american = KitchenWords("")

  /// Makes the words of a region's cooks.
  ///
  /// Germany has the British words, because most English texts there are British. A region without
  /// separate words has those of the recipes.
  public init(of region: EaterRegion) {
    self =
      switch region {
      case .unitedKingdom, .germany: .british
      case .india: .indian
      case .unitedStates, .world: .american
      }
  }

  private struct Phrase {
    let words: [Substring]
    let replacement: Substring
    let isOfNames: Bool
  }

  /// The phrases by their first word: longer phrases first, and among equally long ones those for
  /// names first.
  private var phrases: [Substring: [Phrase]] = [:]

  /// Makes words from lines such as `skillet > frying pan`, or `name: skillet > skillet` for names
  /// of dishes only; a later line for the same phrase replaces an earlier one.
  init(_ table: String) {
    for line in table.split(separator: "\n") {
      let isOfNames = line.hasPrefix("name: ")
      let sides = line.dropFirst(isOfNames ? 6 : 0).split(separator: " > ", maxSplits: 1)
      guard sides.count == 2 else { continue }
      add(
        Phrase(
          words: sides[0].split { " -".contains($0) }, replacement: sides[1], isOfNames: isOfNames))
    }
  }

  private mutating func add(_ phrase: Phrase) {
    var others = phrases[phrase.words[0]] ?? []
    others.removeAll { $0.words == phrase.words && $0.isOfNames == phrase.isOfNames }
    let place = others.firstIndex { other in
      phrase.isOfNames
        ? other.words.count <= phrase.words.count : other.words.count < phrase.words.count
    }
    others.insert(phrase, at: place ?? others.endIndex)
    phrases[phrase.words[0]] = others
  }

  /// Whether the words change no text.
  var isEmpty: Bool { phrases.isEmpty }

  /// A text in these words; capitals are kept, in titles word by word.
  public func text(_ text: String) -> String { told(text, asName: false) }

  /// The name of a dish in these words.
  public func name(_ title: String) -> String { told(title, asName: true) }

  private func told(_ text: String, asName: Bool) -> String {
    guard mayChange(text) else { return text }
    let pieces = Self.pieces(of: text)
    var result = ""
    var next = 0
    while next < pieces.count {
      if let phrase = phrase(at: next, in: pieces, asName) {
        let end = next + 2 * phrase.words.count - 1
        result += Self.cased(phrase.replacement, like: next..<end, of: pieces)
        next = end
      } else {
        result += pieces[next]
        next += 1
      }
    }
    return result
  }

  /// A replacement with the capitals of the phrase: at its beginning, or at each word in a title.
  ///
  /// A phrase of several words is part of a title if its last word has a capital; a single word is,
  /// if a word next to it has a capital.
  private static func cased(
    _ replacement: Substring, like phrase: Range<Int>, of pieces: [Substring]
  ) -> String {
    func isCapital(_ place: Int) -> Bool {
      pieces.indices.contains(place) && pieces[place].first?.isUppercase == true
    }
    guard isCapital(phrase.lowerBound) else { return String(replacement) }
    let beside = [phrase.lowerBound - 2, phrase.upperBound + 1].filter { place in
      let gap = place < phrase.lowerBound ? phrase.lowerBound - 1 : phrase.upperBound
      return isCapital(place) && [" ", "-"].contains(pieces[gap])
    }
    let isTitle = phrase.count > 1 ? isCapital(phrase.upperBound - 1) : !beside.isEmpty
    return Self.pieces(of: String(replacement)).enumerated().map { place, piece in
      let isCapital = place == 0 || isTitle && piece != "of"
      return isCapital ? piece.prefix(1).uppercased() + piece.dropFirst() : String(piece)
    }.joined()
  }

  /// Whether the first word of a phrase occurs in the text; most texts contain none.
  private func mayChange(_ text: String) -> Bool {
    guard !phrases.isEmpty else { return false }
    return text.lowercased().split { !Self.isLetter($0) }.contains { phrases[$0] != nil }
  }

  /// The longest phrase that begins with a piece; only spaces and hyphens may separate its words.
  private func phrase(at start: Int, in pieces: [Substring], _ asName: Bool) -> Phrase? {
    phrases[Substring(pieces[start].lowercased())]?.first { phrase in
      (asName || !phrase.isOfNames)
        && phrase.words.indices.allSatisfy { index in
          let place = start + 2 * index
          return place < pieces.count && pieces[place].lowercased() == phrase.words[index]
            && (index == 0 || [" ", "-"].contains(pieces[place - 1]))
        }
    }
  }

  /// The words of a text and the characters between them; a word consists of letters and
  /// apostrophes.
  private static func pieces(of text: String) -> [Substring] {
    var pieces: [Substring] = []
    var rest = text[...]
    while let first = rest.first {
      let isWord = isLetter(first)
      let piece = rest.prefix { isLetter($0) == isWord }
      pieces.append(piece)
      rest = rest.dropFirst(piece.count)
    }
    return pieces
  }

  private static func isLetter(_ character: Character) -> Bool {
    character.isLetter || character == "'" || character == "\u{2019}"
  }
}
