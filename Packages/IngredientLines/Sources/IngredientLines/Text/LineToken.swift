import MealModels

/// A word or a number of a line, with the gap before it.
package struct LineToken {
  /// The gap between a token and the one before it.
  package enum Gap: UInt8 {
    /// Only blanks, or no gap.
    case blank
    /// A comma.
    case comma
    /// An opening bracket, possibly after other signs.
    case opening
    /// A closing bracket, possibly with other signs.
    case closing
    /// A slash.
    case slash
    /// A hyphen without blanks.
    case hyphen
    /// A dash with blanks, a colon, a semicolon or the end of a sentence.
    case stop

    /// The number of kinds of gaps.
    static let count = 7
  }

  /// The range of its bytes in the text.
  package var range: Range<Int>
  /// The gap before it.
  package var gap: Gap
  /// Whether no blank comes before it.
  package var isJoined: Bool
  /// Whether it is in brackets.
  package var isInBrackets: Bool
  /// Whether it is a sign that is read as a word: the inch sign.
  var isSign = false
  /// Whether it is a share such as "2%", which names the kind of a food and never an amount.
  var isShare = false
  /// The usual kind of the word.
  package var kind: WordKind = .other
  /// The number, in digits or words; nil if the token is no number or an impossible one.
  package var number: Fraction?
  /// The unit that it names; nil if it names none.
  var unit: LineUnit.Meaning?
  /// The hash of the word in lower case, or of the English word that it means.
  package var word: UInt64 = LineHash.start
  /// The hash of its singular.
  package var stem: UInt64 = LineHash.start
  /// Hashes of its first two, three and four bytes in lower case.
  package var heads: (UInt64, UInt64, UInt64) = (0, 0, 0)
  /// Hashes of its last two, three and four bytes in lower case.
  package var tails: (UInt64, UInt64, UInt64) = (0, 0, 0)
  /// Its shape: capitals, hyphens, digits and length.
  package var shape: UInt8 = 0
  /// Whether it begins with a capital letter.
  package var isCapital = false

  init(_ range: Range<Int>, after gap: Gap, isJoined: Bool, isInBrackets: Bool) {
    self.range = range
    self.gap = gap
    self.isJoined = isJoined
    self.isInBrackets = isInBrackets
  }
}
