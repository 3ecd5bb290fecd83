import MealModels

/// A number in digits: "2", "1,000", "1'000", "1.234,5", "1.5", "1/2", "1 1/2", "½", "1½".
struct LineNumber {
  /// Its value; nil if it is out of range, such as "1/0" or a number of a dozen digits.
  var value: Fraction?

  /// Its length in bytes.
  var length: Int

  /// The way it is written: 1 for a whole number, 2 for a fraction, 3 for a mixed number, 4 for
  /// decimals.
  var shape: Int

  /// Reads the number at an index; nil if none begins there.
  init?(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int) {
    if let sign = Self.sign(bytes, at: start) {
      self.init(value: sign.value, length: sign.length, shape: 2)
      return
    }
    guard let whole = Self.decimal(bytes, at: start) else { return nil }
    self.init(value: whole.value, length: whole.end - start, shape: whole.isWhole ? 1 : 4)
    guard whole.isWhole else { return }
    if let fraction = Self.slashed(bytes, at: start, whole.value, whole.end) {
      self.init(value: fraction.value, length: fraction.end - start, shape: 2)
      return
    }
    addFraction(bytes, start)
  }

  private init(value: Fraction?, length: Int, shape: Int) {
    self.value = value
    self.length = length
    self.shape = shape
  }

  /// Adds the fraction after a whole number: "1½", "1 1/2", "1-1/2", "1 & 1/2".
  private mutating func addFraction(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) {
    let end = start + length
    var next = end
    while next < bytes.count, next < end + 2, bytes[next] == UInt8(ascii: " ") { next += 1 }
    if next == end, next < bytes.count, bytes[next] == UInt8(ascii: "-") { next += 1 }
    guard next < bytes.count else { return }
    var part: (value: Fraction?, end: Int)?
    if let sign = Self.sign(bytes, at: next) {
      part = (sign.value, next + sign.length)
    } else if next > end, let top = Self.decimal(bytes, at: next), top.isWhole {
      part = Self.slashed(bytes, at: next, top.value, top.end)
    }
    guard let part, let rest = part.value, rest < .one, let whole = value,
      whole.numerator < 1_000_000,
      next == end || whole.numerator < 4 || !Self.isLength(bytes, at: part.end)
    else { return }
    value = Fraction(whole.numerator * rest.denominator + rest.numerator, over: rest.denominator)
    length = part.end - start
    shape = 3
  }

  /// Whether "-inch" or "-cm" follows: in "12 ½-inch slices", 12 is the count and ½ is a length.
  private static func isLength(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
    guard index + 2 < bytes.count, bytes[index] == UInt8(ascii: "-") else { return false }
    let (first, second) = (bytes[index + 1] | 0x20, bytes[index + 2] | 0x20)
    return (first, second) == (UInt8(ascii: "i"), UInt8(ascii: "n"))
      || (first, second) == (UInt8(ascii: "c"), UInt8(ascii: "m"))
  }

  /// The value of a fraction whose numerator ends at an index, and the end of the fraction.
  private static func slashed(
    _ bytes: UnsafeBufferPointer<UInt8>, at start: Int, _ top: Fraction?, _ end: Int
  ) -> (value: Fraction?, end: Int)? {
    var next = end
    while next < bytes.count, next < end + 1, bytes[next] == UInt8(ascii: " ") { next += 1 }
    let isWide =
      next + 2 < bytes.count && bytes[next] == 0xE2
      && ((bytes[next + 1] == 0x81 && bytes[next + 2] == 0x84)
        || (bytes[next + 1] == 0x88 && bytes[next + 2] == 0x95))
    guard next < bytes.count, isWide || bytes[next] == UInt8(ascii: "/") else { return nil }
    let isApart = next > end
    next += isWide ? 3 : 1
    if isWide || isApart, next < bytes.count, bytes[next] == UInt8(ascii: " ") { next += 1 }
    guard var bottom = decimal(bytes, at: next), bottom.isWhole, let below = bottom.value,
      let top, top.isWhole
    else { return nil }
    bottom.end += ordinalLength(bytes, at: bottom.end)
    let isUnit = bottom.end < bytes.count && LineBytes.isLetter(bytes[bottom.end])
    guard isWide || !isUnit || isCommon(below.numerator) else { return nil }
    guard top.numerator < below.numerator || isCommon(below.numerator) || below == .zero else {
      return nil
    }
    if top.numerator > 9, top.numerator > below.numerator, below > .zero {
      let value = mixed(top.numerator, below.numerator) ?? improper(top.numerator, below.numerator)
      return (value, bottom.end)
    }
    return (Fraction(top.numerator, over: below.numerator), bottom.end)
  }

  /// The length of an ordinal ending: "1/3rd", "2/3rds", "1/4th".
  private static func ordinalLength(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> Int {
    var end = start
    while end < bytes.count, end < start + 4, LineBytes.isLetter(bytes[end]) { end += 1 }
    let ending = bytes[start..<end].map { $0 | 0x20 }
    return ordinals.contains { ending.elementsEqual($0.utf8) } ? end - start : 0
  }

  private static let ordinals = ["rd", "rds", "th", "ths", "nd", "nds"]

  /// The value of a mixed number that lost its blank: eleven halves are never written, so "11/2" is
  /// one and a half.
  ///
  /// Larger numbers, such as the two weights in "225/8oz", are not amounts.
  private static func mixed(_ top: Int, _ bottom: Int) -> Fraction? {
    let (whole, rest) = (top / 10, top % 10)
    guard (1...19).contains(whole), rest > 0, rest < bottom, (2...8).contains(bottom) else {
      return nil
    }
    return Fraction(whole * bottom + rest, over: bottom)
  }

  /// The value of a fraction that cannot have lost a blank, such as "10/3" and "15/4".
  private static func improper(_ top: Int, _ bottom: Int) -> Fraction? {
    guard top <= 20, isCommon(bottom), top % 10 == 0 || top % 10 >= bottom else { return nil }
    return Fraction(top, over: bottom)
  }

  private static func isCommon(_ bottom: Int) -> Bool {
    switch bottom {
    case 2, 3, 4, 5, 6, 8, 10, 12, 16: true
    default: false
    }
  }

  /// Reads digits with thousands separators and decimals.
  private static func decimal(
    _ bytes: UnsafeBufferPointer<UInt8>, at start: Int
  ) -> (value: Fraction?, end: Int, isWhole: Bool)? {
    var index = start
    var number = 0
    var digits = 0
    func isDigit(_ index: Int) -> Bool { index < bytes.count && LineBytes.isDigit(bytes[index]) }
    func read() {
      while isDigit(index) {
        if digits < 12 { number = number * 10 + Int(bytes[index] - 48) }
        digits += 1
        index += 1
      }
    }
    guard isDigit(index) || (isPoint(bytes, at: index) && isDigit(index + 1)) else { return nil }
    read()
    func isGroup(_ index: Int) -> Bool {
      isDigit(index + 1) && isDigit(index + 2) && isDigit(index + 3) && !isDigit(index + 4)
    }
    while digits > 0, let length = separatorLength(bytes, at: index), isGroup(index + length - 1) {
      index += length
      read()
    }
    if index == start + digits, digits > 0, let end = pointedEnd(bytes, at: index) {
      while index < end {
        index += 1
        read()
      }
    }
    let wholeDigits = digits
    if index < bytes.count, isDigit(index + 1),
      bytes[index] == UInt8(ascii: ".") || bytes[index] == UInt8(ascii: ",")
    {
      index += 1
      read()
    }
    let places = digits - wholeDigits
    guard wholeDigits <= 7, places <= 5 else { return (nil, index, places == 0) }
    let parts = (0..<places).reduce(1) { result, _ in result * 10 }
    return (Fraction(number, over: parts), index, places == 0)
  }

  /// Whether a decimal point is at an index, or a comma at the start of the line that separates
  /// nothing.
  private static func isPoint(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
    guard index < bytes.count else { return false }
    return bytes[index] == UInt8(ascii: ".") || index == 0 && bytes[index] == UInt8(ascii: ",")
  }

  /// The end of thousands that points separate; nil if the points may be decimal points.
  ///
  /// The points are certain only before a decimal comma or another group of thousands: "1.234,5",
  /// "1.234.567".
  private static func pointedEnd(
    _ bytes: UnsafeBufferPointer<UInt8>, at start: Int
  ) -> Int? {
    var (index, groups) = (start, 0)
    func isDigit(_ index: Int) -> Bool { index < bytes.count && LineBytes.isDigit(bytes[index]) }
    while index < bytes.count, bytes[index] == UInt8(ascii: "."),
      (1...3).allSatisfy({ isDigit(index + $0) }), !isDigit(index + 4)
    {
      index += 4
      groups += 1
    }
    let hasDecimals =
      index < bytes.count && bytes[index] == UInt8(ascii: ",") && isDigit(index + 1)
    return groups > 1 || groups == 1 && hasDecimals ? index : nil
  }

  /// The length of a thousands separator at an index: "1,000", "1'000"; nil if there is none.
  ///
  /// A blank is a separator only if a zero follows, "1 000", because no other number begins with a
  /// zero.
  private static func separatorLength(
    _ bytes: UnsafeBufferPointer<UInt8>, at index: Int
  ) -> Int? {
    guard index + 1 < bytes.count else { return nil }
    switch bytes[index] {
    case UInt8(ascii: ","), UInt8(ascii: "'"): return 1
    case UInt8(ascii: " "): return bytes[index + 1] == UInt8(ascii: "0") ? 1 : nil
    case 0xE2:
      let isApostrophe =
        index + 2 < bytes.count && bytes[index + 1] == 0x80 && bytes[index + 2] == 0x99
      return isApostrophe ? 3 : nil
    default: return nil
    }
  }

  /// The value of a fraction that is a single character.
  private static func sign(
    _ bytes: UnsafeBufferPointer<UInt8>, at index: Int
  ) -> (value: Fraction?, length: Int)? {
    guard index + 1 < bytes.count, bytes[index] >= 0xC2 else { return nil }
    if bytes[index] == 0xC2 {
      switch bytes[index + 1] {
      case 0xBC: return (Fraction(1, over: 4), 2)
      case 0xBD: return (Fraction(1, over: 2), 2)
      case 0xBE: return (Fraction(3, over: 4), 2)
      default: return nil
      }
    }
    guard bytes[index] == 0xE2, bytes[index + 1] == 0x85, index + 2 < bytes.count,
      (0x90...0x9E).contains(bytes[index + 2])
    else { return nil }
    let part = parts[Int(bytes[index + 2] - 0x90)]
    return (Fraction(part.0, over: part.1), 3)
  }

  private static let parts = [
    (1, 7), (1, 9), (1, 10), (1, 3), (2, 3), (1, 5), (2, 5), (3, 5), (4, 5), (1, 6), (5, 6), (1, 8),
    (3, 8), (5, 8), (7, 8),
  ]
}
