/// What cooks of a country call foods, tools and heat that our recipes name in American English.
///
/// Only whole words are replaced, the longest phrase first, and what the food is never changes: a
/// phrase that stands for something else, such as shrimp paste, stands in the table as itself.
struct KitchenWords: Sendable {
  /// As the recipes are written.
  static let american = KitchenWords("")

  private struct Phrase {
    let words: [Substring]
    let replacement: Substring
  }

  /// By the first word, the longest first.
  private let phrases: [Substring: [Phrase]]

  /// Makes words from lines such as `skillet > frying pan`.
  init(_ table: String) {
    let lines = table.split(separator: "\n").compactMap { line -> Phrase? in
      let sides = line.split(separator: " > ", maxSplits: 1)
      guard sides.count == 2 else { return nil }
      return Phrase(words: sides[0].split { " -".contains($0) }, replacement: sides[1])
    }
    phrases = Dictionary(grouping: lines) { $0.words[0] }
      .mapValues { $0.sorted { $0.words.count > $1.words.count } }
  }

  /// A text in these words.
  func text(_ text: String) -> String {
    guard !phrases.isEmpty else { return text }
    let pieces = Self.pieces(of: text)
    var result = ""
    var next = 0
    while next < pieces.count {
      if let phrase = phrase(at: next, in: pieces) {
        let isCapital = pieces[next].first?.isUppercase == true
        result +=
          isCapital
          ? phrase.replacement.prefix(1).uppercased() + phrase.replacement.dropFirst()
          : String(phrase.replacement)
        next += 2 * phrase.words.count - 1
      } else {
        result += pieces[next]
        next += 1
      }
    }
    return result
  }

  /// The longest phrase that begins with a piece; spaces and hyphens alone may part its words.
  private func phrase(at start: Int, in pieces: [Substring]) -> Phrase? {
    phrases[Substring(pieces[start].lowercased())]?.first { phrase in
      phrase.words.indices.allSatisfy { index in
        let place = start + 2 * index
        return place < pieces.count && pieces[place].lowercased() == phrase.words[index]
          && (index == 0 || [" ", "-"].contains(pieces[place - 1]))
      }
    }
  }

  /// The words of a text, each of letters and apostrophes, and what stands between them.
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
