/// The usual kind of a word, regardless of the words around it.
package enum WordKind: UInt8 {
  /// Any other word.
  case other
  /// A number in digits.
  case number
  /// A number in words: "two", "half", "dozen".
  case numeral
  /// A unit of volume or weight.
  case measure
  /// A unit of pieces: "clove", "jar", "handful".
  case piece
  /// A size: "large", "medium-sized".
  case size
  /// A conjunction: "or", "and".
  case joint
  /// A preposition: "of", "for", "with".
  case preposition
  /// A word around an amount: "about", "plus", "each".
  case approximation
  /// A word that ends like a participle or an adverb: "chopped", "finely".
  case participle
  /// A word that begins a note: "preferably", "optional", "see".
  case remark
  /// A word with a capital letter that is not the first of the line.
  case name

  /// The number of kinds.
  package static let count = 12
}
