/// Checks that bytes are exactly one JSON value (RFC 8259), without decoding it.
///
/// Stricter than a decoder that forgives an extra comma, so that accepted text is JSON for every
/// reader.
public struct JSONScanner {
  /// The rules for refusing JSON beyond its grammar.
  public struct Rules: Sendable {
    /// The deepest allowed nesting of arrays and objects.
    public var deepest: Int
    /// Whether it must be on one line, with spaces as the only white space.
    public var isOneLine: Bool
    /// Whether U+0000 and halves of surrogate pairs are refused in texts, because databases and
    /// many programs cannot store them.
    public var isStorable: Bool

    /// Makes rules.
    public init(deepest: Int, isOneLine: Bool = false, isStorable: Bool = false) {
      self.deepest = deepest
      self.isOneLine = isOneLine
      self.isStorable = isStorable
    }
  }

  private let bytes: UnsafeRawBufferPointer
  private let rules: Rules
  private var place = 0
  /// The parts between blanks, if they are wanted, and the start of the next one.
  private var parts: [Range<Int>]?
  private var start = 0

  /// Whether bytes, which are known to be UTF-8, are a JSON value.
  public static func accepts(_ bytes: UnsafeRawBufferPointer, _ rules: Rules) -> Bool {
    var scanner = JSONScanner(bytes: bytes, rules: rules)
    return scanner.document()
  }

  /// The value without white space between its parts, for passing it on byte for byte; nil if the
  /// bytes are not JSON in UTF-8.
  public static func compacted(_ bytes: [UInt8], _ rules: Rules) -> [UInt8]? {
    guard String(validating: bytes, as: UTF8.self) != nil else { return nil }
    return bytes.withUnsafeBytes { bytes in
      var scanner = JSONScanner(bytes: bytes, rules: rules)
      scanner.parts = []
      guard scanner.document() else { return nil }
      let parts = (scanner.parts ?? []) + [scanner.start..<bytes.count]
      return parts.flatMap { bytes[$0] }
    }
  }

  private init(bytes: UnsafeRawBufferPointer, rules: Rules) {
    self.bytes = bytes
    self.rules = rules
  }

  private mutating func document() -> Bool {
    skipBlanks()
    guard value(depth: 0) else { return false }
    skipBlanks()
    return next == nil
  }

  private var next: UInt8? { place < bytes.count ? bytes[place] : nil }

  private mutating func skipBlanks() {
    let end = place
    while let next, isBlank(next) { place += 1 }
    guard place > end else { return }
    parts?.append(start..<end)
    start = place
  }

  private func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || !rules.isOneLine && (byte == 0x09 || byte == 0x0A || byte == 0x0D)
  }

  private mutating func take(_ mark: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: mark) else { return false }
    place += 1
    return true
  }

  private mutating func takeWord(_ word: StaticString) -> Bool {
    let end = place + word.utf8CodeUnitCount
    guard end <= bytes.count, bytes[place..<end].elementsEqual(word.description.utf8) else {
      return false
    }
    place = end
    return true
  }
}

extension JSONScanner {
  private mutating func value(depth: Int) -> Bool {
    guard depth < rules.deepest else { return false }
    switch next {
    case UInt8(ascii: "{"):
      return list("{", "}") { $0.string() && $0.colon() && $0.value(depth: depth + 1) }
    case UInt8(ascii: "["): return list("[", "]") { $0.value(depth: depth + 1) }
    case UInt8(ascii: "\""): return string()
    case UInt8(ascii: "t"): return takeWord("true")
    case UInt8(ascii: "f"): return takeWord("false")
    case UInt8(ascii: "n"): return takeWord("null")
    default: return number()
    }
  }

  private mutating func list(
    _ open: Unicode.Scalar, _ close: Unicode.Scalar, _ item: (inout JSONScanner) -> Bool
  ) -> Bool {
    guard take(open) else { return false }
    skipBlanks()
    if take(close) { return true }
    repeat {
      skipBlanks()
      guard item(&self) else { return false }
      skipBlanks()
    } while take(",")
    return take(close)
  }

  private mutating func colon() -> Bool {
    skipBlanks()
    guard take(":") else { return false }
    skipBlanks()
    return true
  }

  private mutating func string() -> Bool {
    guard take("\"") else { return false }
    while let byte = next {
      place += 1
      switch byte {
      case UInt8(ascii: "\""): return true
      case UInt8(ascii: "\\"): guard escape() else { return false }
      case 0..<0x20: return false
      default: break
      }
    }
    return false
  }

  private mutating func escape() -> Bool {
    guard let byte = next else { return false }
    place += 1
    guard byte == UInt8(ascii: "u") else { return #""\/bfnrt"#.utf8.contains(byte) }
    guard let unit = unit() else { return false }
    guard rules.isStorable else { return true }
    guard unit & 0xFC00 == 0xD800 else { return unit != 0 && unit & 0xFC00 != 0xDC00 }
    guard take("\\"), take("u"), let second = self.unit() else { return false }
    return second & 0xFC00 == 0xDC00
  }

  /// The number of the four digits after `\u`.
  private mutating func unit() -> UInt32? {
    guard place + 4 <= bytes.count else { return nil }
    var unit: UInt32 = 0
    for byte in bytes[place..<place + 4] {
      guard let digit = byte.hexadecimalValue else { return nil }
      unit = unit << 4 | UInt32(digit)
    }
    place += 4
    return unit
  }

  private mutating func number() -> Bool {
    _ = take("-")
    guard take("0") || digits() else { return false }
    if take("."), !digits() { return false }
    guard take("e") || take("E") else { return true }
    if !take("+") { _ = take("-") }
    return digits()
  }

  private mutating func digits() -> Bool {
    let start = place
    while let byte = next, 0x30...0x39 ~= byte { place += 1 }
    return place > start
  }
}
