import MealModels

/// Numbers in words that consist of two words: "twenty-four", "three-quarters".
enum CompoundNumeral {
  /// The number of a lower-case word with a hyphen; nil for any other word.
  static func number(_ word: [UInt8], _ lexicon: LineLexicon) -> Fraction? {
    guard let hyphen = word.firstIndex(of: UInt8(ascii: "-")),
      let first = lexicon.entry(LineHash.of(word[..<hyphen]))?.number
    else { return nil }
    let rest = word[(hyphen + 1)...]
    if let part = Self.part(LineHash.of(rest)) { return parts(first, part) }
    return lexicon.entry(LineHash.of(rest))?.number.flatMap { sum(first, $0) }
  }

  /// The sum of tens and ones; nil for any other two numbers.
  static func sum(_ tens: Fraction, _ ones: Fraction) -> Fraction? {
    guard tens.isWhole, ones.isWhole, (20...90).contains(tens.numerator),
      tens.numerator % 10 == 0, (1...9).contains(ones.numerator)
    else { return nil }
    return Fraction(tens.numerator + ones.numerator)
  }

  /// The part of a whole that a word names, in the singular or plural: "quarters".
  static func part(_ word: UInt64) -> Fraction? { partWords[word] }

  /// A number of equal parts as a fraction; nil if they make a whole or more.
  static func parts(_ count: Fraction, _ part: Fraction) -> Fraction? {
    guard count.isWhole, count > .zero, count * part < .one else { return nil }
    return count * part
  }

  private static let partWords: [UInt64: Fraction] = {
    var words: [UInt64: Fraction] = [:]
    for (names, bottom) in [
      ("half halves", 2), ("third thirds", 3), ("quarter quarters fourth fourths", 4),
      ("fifth fifths", 5), ("sixth sixths", 6), ("eighth eighths", 8),
    ] {
      for name in names.split(separator: " ") {
        words[LineHash.of(name.utf8)] = Fraction(1, over: bottom)
      }
    }
    return words
  }()
}
