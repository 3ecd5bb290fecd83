import MealModels

/// Reads a quantity from tokens that are labelled as one, either exactly or not at all.
struct QuantityReading {
  /// The quantity of the tokens; nil if they have no number, or one that is out of range.
  var quantity: Quantity?
  /// The tokens that were read.
  var range: Range<Int>
  /// Whether a sign for "times" follows: "2 x 400g".
  var isFactor = false
  /// Whether a token is a number that cannot be an amount.
  var isUnreadable = false

  /// Reads the tokens of one quantity, from a token on.
  ///
  /// - Parameter isAmount: whether a token is labelled as part of an amount.
  init(_ tokens: [LineToken], at start: Int, isAmount: (Int) -> Bool) {
    range = start..<(start + 1)
    guard var low = tokens[start].number else {
      isUnreadable = tokens[start].kind == .number
      readTimes(tokens)
      return
    }
    var end = Self.product(of: tokens, from: start, into: &low, isAmount: isAmount)
    if let wide = Self.rangeEnd(in: tokens, start: start, end: end, low: low, isAmount: isAmount) {
      quantity = Quantity(from: low, to: wide.high)
      end = wide.end
    } else {
      quantity = .exactly(low)
    }
    range = start..<end
    readTimes(tokens)
  }

  private mutating func readTimes(_ tokens: [LineToken]) {
    let next = range.upperBound
    guard next < tokens.count, tokens[next].word == Self.times || tokens[next].word == Self.sign
    else { return }
    isFactor = true
    range = range.lowerBound..<(next + 1)
  }

  /// Combines number words, and returns the index after them.
  ///
  /// Tens and ones are added, a dozen multiplies, parts are counted and a half is added: "twenty
  /// four", "half a dozen", "three quarters", "one and a half".
  private static func product(
    of tokens: [LineToken], from start: Int, into value: inout Fraction, isAmount: (Int) -> Bool
  ) -> Int {
    var end = start + 1
    if end < tokens.count, isAmount(end), let sum = compound(tokens, start) {
      value = sum
      end += 1
    }
    if let parts = PartsInWords.parts(tokens, at: start) {
      value = parts
      return start + 2
    }
    let isHalf = end + 1 < tokens.count && tokens[end].word == indefinite
    let twelve = isHalf ? end + 1 : end
    if twelve < tokens.count, tokens[twelve].word == dozen, isAmount(twelve) {
      value = value * Fraction(12)
      end = twelve + 1
    }
    var half = end
    if half < tokens.count, tokens[half].word == and { half += 1 }
    if half < tokens.count, tokens[half].word == indefinite { half += 1 }
    if half > end, half < tokens.count, isAmount(half), let rest = tokens[half].number,
      rest < .one, let sum = value.adding(rest)
    {
      value = sum
      end = half + 1
    }
    return end
  }

  /// The sum of tens and ones in words; nil if the ones begin a measure: "twenty four-ounce
  /// steaks".
  static func compound(_ tokens: [LineToken], _ start: Int) -> Fraction? {
    let next = start + 1
    guard next < tokens.count, tokens[start].kind == .numeral, tokens[next].kind == .numeral,
      tokens[next].gap == .blank, let tens = tokens[start].number, let ones = tokens[next].number,
      next + 1 >= tokens.count || tokens[next + 1].kind != .measure
    else { return nil }
    return CompoundNumeral.sum(tens, ones)
  }

  /// The upper end of a range whose lower end has been read up to a token.
  private static func rangeEnd(
    in tokens: [LineToken], start: Int, end: Int, low: Fraction, isAmount: (Int) -> Bool
  ) -> (high: Fraction, end: Int)? {
    guard end < tokens.count else { return nil }
    var next = end
    let isJoined = tokens[next].gap == .hyphen || tokens[next].gap == .stop
    let isBetween = tokens[next].word == and && start > 0 && tokens[start - 1].word == between
    if tokens[next].word == to || tokens[next].word == or || isBetween { next += 1 }
    guard next < tokens.count, isJoined || next > end, isAmount(next),
      tokens[next].gap == .blank || isJoined, let high = tokens[next].number, low < high,
      !(tokens[next].word == dozen)
    else { return nil }
    return isCountOfPacks(tokens, high: next, low: low, size: high) ? nil : (high, next + 1)
  }

  /// Whether two numbers are a number of packages and the content of each, as in "2 - 15 oz cans".
  ///
  /// They are if a package follows the unit and the second number is too large for a range.
  private static func isCountOfPacks(
    _ tokens: [LineToken], high: Int, low: Fraction, size: Fraction
  ) -> Bool {
    guard high + 2 < tokens.count, size >= low * Fraction(3), tokens[high + 1].kind == .measure
    else { return false }
    return packs.contains(tokens[high + 2].word)
  }

  private static let packs: Set<UInt64> = Set(
    [
      "can", "cans", "tin", "tins", "jar", "jars", "package", "packages", "pkg", "pkgs", "packet",
      "packets", "bag", "bags", "box", "boxes", "bottle", "bottles", "container", "containers",
      "carton", "cartons",
    ].map { LineHash.of($0.utf8) })
  private static let times = LineHash.of("x")
  private static let sign = LineHash.of("×")
  private static let dozen = LineHash.of("dozen")
  private static let and = LineHash.of("and")
  private static let indefinite = LineHash.of("a")
  private static let between = LineHash.of("between")
  private static let to = LineHash.of("to")
  private static let or = LineHash.of("or")
}
