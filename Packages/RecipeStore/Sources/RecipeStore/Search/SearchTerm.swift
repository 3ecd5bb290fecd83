import MealModels

/// A searched word, with all forms in which the index may have it.
struct SearchTerm: Hashable, Sendable {
  /// The forms that are the whole word.
  let wholes: [String]
  /// The start of longer words that match too; nil for a word that was typed to its end.
  let start: String?

  /// A whole word or name in the form of the index.
  init(whole: String) {
    wholes = [whole]
    start = nil
  }

  /// The last typed word, which may be incomplete.
  ///
  /// "tomatoe" and "berri" may become plurals, which the index has in the singular.
  init(typing word: String) {
    let forms = [word, word + "s", word + "es"].map(FoodName.singular)
    wholes = forms.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
      .filter { !$0.isEmpty }
    start = word
  }

  /// The words of a text: the last one may be incomplete, unless a blank follows it.
  static func terms(of text: String) -> [SearchTerm] {
    let words = FoodName.words(of: text)
    guard let last = words.last else { return [] }
    let isTyping = text.unicodeScalars.last.map { !$0.properties.isWhitespace } ?? false
    let wholes = words.dropLast().map { SearchTerm(whole: FoodName.singular($0)) }
    return wholes
      + [isTyping ? SearchTerm(typing: last) : SearchTerm(whole: FoodName.singular(last))]
  }
}
