import MealModels

/// A word or a number of a line, with what stands before it.
package struct LineToken {
  /// What stands between a token and the one before.
  package enum Gap: UInt8 {
    /// Nothing but blanks, or nothing at all.
    case blank
    /// A comma.
    case comma
    /// An opening bracket, perhaps after other signs.
    case opening
    /// A closing bracket, perhaps with other signs.
    case closing
    /// A slash.
    case slash
    /// A hyphen without blanks.
    case hyphen
    /// A dash with blanks, a colon, a semicolon, the end of a sentence.
    case stop

    /// How many gaps there are.
    static let count = 7
  }

  /// Where its bytes are in the text.
  package var range: Range<Int>
  /// What stands before it.
  package var gap: Gap
  /// Whether no blank stands before it.
  package var isJoined: Bool
  /// Whether it stands in brackets.
  package var isInBrackets: Bool
  /// Whether it is a sign that stands for a word: the two strokes for inches.
  var isSign = false
  /// Whether it is a share such as "2%", which tells of which kind a food is and never how much.
  var isShare = false
  /// What kind of word it usually is.
  package var kind: WordKind = .other
  /// The number that it says, in digits or letters; nil where it is none or cannot be one.
  package var number: Fraction?
  /// The unit that it names.
  var unit: LineUnit.Meaning?
  /// The hash of the word in lower case, or of the English word that it means.
  package var word: UInt64 = LineHash.start
  /// The hash of its singular.
  package var stem: UInt64 = LineHash.start
  /// Hashes of its first two, three and four bytes in lower case.
  package var heads: (UInt64, UInt64, UInt64) = (0, 0, 0)
  /// Hashes of its last two, three and four bytes in lower case.
  package var tails: (UInt64, UInt64, UInt64) = (0, 0, 0)
  /// How it looks: capitals, hyphens, digits, length.
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
