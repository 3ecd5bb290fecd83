import MealModels

/// One entry of a list of allergies as people write it: "tree nuts (all)", "celery/celeriac",
/// "cow's milk protein allergy", "only egg white".
struct AllergyPhrase {
  /// The words without the narrowing word.
  let text: String

  /// Whether the allergy is narrowed to the named food.
  let isOnly: Bool

  init(_ phrase: String) {
    let words = phrase.replacing(":", with: " ").split(separator: " ")
    func isNarrowing(_ word: Substring?) -> Bool { word?.lowercased() == Eater.onlyWord }
    isOnly = words.count > 1 && (isNarrowing(words.first) || isNarrowing(words.last))
    text = isOnly ? words.filter { !isNarrowing($0) }.joined(separator: " ") : phrase
  }

  /// The possible readings, the most literal first.
  ///
  /// A reading is a list of foods. All of them must be known, and the eater is allergic to all.
  var readings: [[String]] {
    [[text], [Self.core(of: text)], Self.parts(of: text).map(Self.core(of:))]
      .map { $0.filter { !$0.isEmpty } }.filter { !$0.isEmpty }
  }

  /// The text without words at either end that only mean "allergy".
  ///
  /// The result is never narrower than the text.
  private static func core(of text: String) -> String {
    func isFilling(_ word: String) -> Bool { filling.contains(FoodName.singular(word)) }
    let words = FoodName.words(of: text).drop(while: isFilling)
    return words.reversed().drop(while: isFilling).reversed().joined(separator: " ")
  }

  private static func parts(of text: String) -> [String] {
    var parts: [String] = [""]
    for word in text.replacing(/[\/()&+;\[\]]/, with: { " \($0.output) " }).split(separator: " ") {
      if joiners.contains(word.lowercased()) {
        parts.append("")
      } else {
        parts[parts.count - 1] += " \(word)"
      }
    }
    return parts
  }

  private static let joiners: Set<String> = [
    "/", "(", ")", "[", "]", "&", "+", ";", "and", "or", "including", "incl.", "plus",
  ]

  private static let filling: Set<String> = [
    "a", "all", "allergen", "allergic", "allergy", "an", "any", "avoid", "contain", "containing",
    "derivative", "derived", "every", "everything", "form", "from", "in", "ingredient",
    "intolerance", "intolerant", "kind", "my", "of", "other", "product", "protein", "raw",
    "sensitive", "sensitivity", "severe", "sort", "the", "to", "trace", "type", "whole", "with",
  ]
}
