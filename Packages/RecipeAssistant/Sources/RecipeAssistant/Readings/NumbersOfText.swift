import MealModels

/// The numbers of a text, in digits and in words, to compare two texts by them.
///
/// It ignores the meaning of a number: the same text in other words has the same numbers.
enum NumbersOfText {
  /// All numbers, the smallest first; nil if one is too long for an amount.
  static func read(_ text: String) -> [Fraction]? { inOrder(text)?.sorted() }

  /// All numbers in the order of the text; nil if one is too long for an amount.
  static func inOrder(_ text: String) -> [Fraction]? {
    var scan = NumberScan(text)
    while scan.step() {}
    return scan.isReadable ? scan.numbers : nil
  }
}

/// Scans a text from number to number.
private struct NumberScan {
  private let scalars: [Unicode.Scalar]
  private var place = 0
  /// The whole number that ends just before, to which a fraction may belong.
  private var open: Fraction?
  private(set) var numbers: [Fraction] = []
  private(set) var isReadable = true

  init(_ text: String) { scalars = Array(text.unicodeScalars) }

  /// Reads on; false at the end.
  mutating func step() -> Bool {
    guard place < scalars.count else { return false }
    let scalar = scalars[place]
    if let kind = scalar.properties.numericType {
      if kind == .decimal { readDigits() } else { readSign() }
    } else if scalar.properties.isAlphabetic {
      readWord()
    } else {
      // At most a blank or a hyphen separates a fraction from its whole number.
      if scalar != " " && scalar != "-" { open = nil }
      place += 1
    }
    return true
  }

  /// "½", alone or after a whole number.
  private mutating func readSign() {
    let value = scalars[place].properties.numericValue ?? 0
    place += 1
    // 5040 is a multiple of every denominator from one to ten.
    guard let fraction = Fraction(rounding: value, toParts: 5040) else { return }
    add(fraction)
  }

  /// "2", "1,000", "1.5", "1/2".
  private mutating func readDigits() {
    guard var value = decimal() else {
      isReadable = false
      return
    }
    let start = place
    if place + 1 < scalars.count, scalars[place] == "/" || scalars[place] == "\u{2044}",
      scalars[place + 1].properties.numericType == .decimal
    {
      place += 1
      if let bottom = decimal(), value.isWhole, bottom.isWhole, bottom > .zero {
        value = value / bottom
      } else {
        place = start
      }
    }
    add(value)
  }

  private mutating func add(_ value: Fraction) {
    if let whole = open, value < .one, value > .zero, whole.numerator < 1_000_000,
      let sum = Fraction(
        whole.numerator * value.denominator + value.numerator, over: value.denominator)
    {
      numbers[numbers.count - 1] = sum
      open = nil
    } else {
      numbers.append(value)
      open = value.isWhole ? value : nil
    }
  }

  /// Digits of any script, with at most one point or comma; nil for more than nine.
  private mutating func decimal() -> Fraction? {
    let whole = digits()
    guard place + 1 < scalars.count, scalars[place] == "." || scalars[place] == ",",
      scalars[place + 1].properties.numericType == .decimal
    else { return whole.count <= 9 ? Fraction(Self.value(whole)) : nil }
    let isComma = scalars[place] == ","
    place += 1
    let rest = digits()
    guard whole.count + rest.count <= 9 else { return nil }
    // Three digits after a comma are thousands: "1,000".
    if isComma, rest.count == 3 { return Fraction(Self.value(whole + rest)) }
    let parts = rest.reduce(1) { parts, _ in parts * 10 }
    return Fraction(Self.value(whole + rest), over: parts)
  }

  private mutating func digits() -> [Int] {
    var digits: [Int] = []
    while place < scalars.count, scalars[place].properties.numericType == .decimal {
      digits.append(Int(scalars[place].properties.numericValue ?? 0))
      place += 1
    }
    return digits
  }

  private static func value(_ digits: [Int]) -> Int { digits.reduce(0) { $0 * 10 + $1 } }

  private mutating func readWord() {
    var word = String.UnicodeScalarView()
    while place < scalars.count, scalars[place].properties.isAlphabetic {
      word.append(scalars[place])
      place += 1
    }
    open = nil
    if let value = Self.words[String(word).lowercased()] { numbers.append(value) }
  }

  private static let words: [String: Fraction] = {
    let wholes = [
      "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
      "eleven", "twelve",
    ]
    var words = Dictionary(
      uniqueKeysWithValues: wholes.enumerated().map { ($0.element, Fraction($0.offset)) })
    words["dozen"] = Fraction(12)
    words["half"] = Fraction(1, over: 2)
    words["quarter"] = Fraction(1, over: 4)
    return words
  }()
}
