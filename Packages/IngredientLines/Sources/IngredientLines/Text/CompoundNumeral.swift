import MealModels

/// Numbers in letters that are made of two: "twenty-four".
enum CompoundNumeral {
  /// The number of a lower-case word with a hyphen; nil where it is none.
  static func number(_ word: [UInt8], _ lexicon: LineLexicon) -> Fraction? {
    guard let hyphen = word.firstIndex(of: UInt8(ascii: "-")),
      let tens = lexicon.entry(LineHash.of(word[..<hyphen]))?.number,
      let ones = lexicon.entry(LineHash.of(word[(hyphen + 1)...]))?.number
    else { return nil }
    return sum(tens, ones)
  }

  /// What tens and ones are together; nil where two numbers are not that.
  static func sum(_ tens: Fraction, _ ones: Fraction) -> Fraction? {
    guard tens.isWhole, ones.isWhole, (20...90).contains(tens.numerator),
      tens.numerator % 10 == 0, (1...9).contains(ones.numerator)
    else { return nil }
    return Fraction(tens.numerator + ones.numerator)
  }
}
