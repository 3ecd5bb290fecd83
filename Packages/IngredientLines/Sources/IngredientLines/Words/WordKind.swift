/// What kind of word a word usually is, before the line around it is looked at.
package enum WordKind: UInt8 {
  /// Any other word.
  case other
  /// A number in digits.
  case number
  /// A number in letters: "two", "half", "dozen".
  case numeral
  /// A unit of volume or weight.
  case measure
  /// A unit that counts: "clove", "jar", "handful".
  case piece
  /// How large something is: "large", "medium-sized".
  case size
  /// "or", "and".
  case joint
  /// "of", "for", "with".
  case preposition
  /// "about", "plus", "each".
  case approximation
  /// A word that ends as participles and adverbs do: "chopped", "finely".
  case participle
  /// What begins a note: "preferably", "optional", "see".
  case remark
  /// A word with a capital letter that does not begin the line.
  case name

  /// How many kinds there are.
  package static let count = 12
}
