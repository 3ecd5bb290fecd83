import Codecs
import MealModels

/// A text as people see it, split into clauses and words.
struct PlainText {
  /// The words of each clause; commas, stops and brackets separate clauses.
  let clauses: [[String]]

  /// Characters that are neither letters nor punctuation, such as Braille; their meaning is
  /// unknown.
  let strangeSigns: String

  init(_ text: String) {
    let shown = Self.shown(text)
    clauses = Self.clauses(of: shown).map { FoodName.words(of: $0) }.filter { !$0.isEmpty }
    strangeSigns = ShownText.strangeSigns(in: shown)
  }

  private init(clauses: [[String]], strangeSigns: String) {
    (self.clauses, self.strangeSigns) = (clauses, strangeSigns)
  }

  /// The text with each word that is written twice in a row, "MeatloafMeatloaf", written once.
  var withoutRepetition: PlainText {
    PlainText(
      clauses: clauses.map { $0.map(Self.once) }, strangeSigns: strangeSigns)
  }

  private static func once(_ word: String) -> String {
    let half = word.prefix(word.count / 2)
    return half.count > 4 && word == half + half ? String(half) : word
  }

  /// The parts between stops; the points in abbreviations such as "A.1." are not stops.
  private static func clauses(of text: String) -> [Substring] {
    var clauses: [Substring] = []
    var start = text.startIndex
    var length = 0
    for index in text.indices {
      let sign = text[index]
      if sign == ".", length < 2 {
        length = 0
      } else if stops.contains(sign) {
        clauses.append(text[start..<index])
        start = text.index(after: index)
        length = 0
      } else {
        length = sign.isLetter || sign.isNumber ? length + 1 : 0
      }
    }
    return clauses + [text[start...]]
  }

  /// The text as people see it: without entities, and with one sign for all degrees.
  private static func shown(_ text: String) -> String {
    var text = text
    for _ in 0..<3 where text.utf8.contains(UInt8(ascii: "&")) {
      text = HTMLEntity.decoded(text, in: .prose)
    }
    if text.unicodeScalars.contains(where: degrees.contains) {
      text = String(
        String.UnicodeScalarView(text.unicodeScalars.map { degrees.contains($0) ? "°" : $0 }))
    }
    return ShownText(text).text
  }

  /// The signs that people type for degrees: letters and rings that look like the degree sign.
  private static let degrees: Set<Unicode.Scalar> = ["º", "˚", "ᵒ", "⁰", "∘"]

  private static let stops: Set<Character> = [
    ",", ".", ";", ":", "!", "?", "(", ")", "[", "]", "{", "}", "\"", "“", "”", "„", "«", "»", "—",
    "–", "|", "/", "…", "•",
  ]
}
