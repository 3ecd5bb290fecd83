/// Checks a JSON text (RFC 8259) as strictly as the strictest server would, and takes out the blanks
/// between its parts, so that parts of it can be handed on byte for byte.
///
/// U+0000 and halves of surrogate pairs are refused in every text, because PostgreSQL cannot keep them
/// either, and a text that one server takes and another does not would be a trap.
struct StrictJSON {
  /// How deep arrays and objects may lie in each other.
  static let deepest = 100

  private let bytes: [UInt8]
  private var place = 0
  private var compact: [UInt8] = []

  /// The text without blanks between its parts; nil for anything that is not JSON.
  static func compacted(_ bytes: [UInt8]) -> [UInt8]? {
    guard String(validating: bytes, as: UTF8.self) != nil else { return nil }
    var text = StrictJSON(bytes: bytes)
    text.compact.reserveCapacity(bytes.count)
    guard text.value(depth: 0) else { return nil }
    text.skipBlanks()
    return text.place == bytes.count ? text.compact : nil
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private var next: UInt8? { place < bytes.count ? bytes[place] : nil }

  private mutating func skipBlanks() {
    while let next, [0x20, 0x09, 0x0A, 0x0D].contains(next) { place += 1 }
  }

  /// Takes a byte over as it is.
  private mutating func keep() {
    compact.append(bytes[place])
    place += 1
  }

  private mutating func take(_ mark: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: mark) else { return false }
    keep()
    return true
  }

  private mutating func takeWord(_ word: String) -> Bool {
    guard bytes[place...].starts(with: word.utf8) else { return false }
    for _ in word.utf8 { keep() }
    return true
  }
}

extension StrictJSON {
  private mutating func value(depth: Int) -> Bool {
    guard depth < Self.deepest else { return false }
    skipBlanks()
    switch next {
    case UInt8(ascii: "{"):
      return list("{", "}") { text in
        guard text.string() else { return false }
        text.skipBlanks()
        return text.take(":") && text.value(depth: depth + 1)
      }
    case UInt8(ascii: "["): return list("[", "]") { $0.value(depth: depth + 1) }
    case UInt8(ascii: "\""): return string()
    case UInt8(ascii: "t"): return takeWord("true")
    case UInt8(ascii: "f"): return takeWord("false")
    case UInt8(ascii: "n"): return takeWord("null")
    default: return number()
    }
  }

  private mutating func list(
    _ open: Unicode.Scalar, _ close: Unicode.Scalar, _ item: (inout StrictJSON) -> Bool
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
    while let next, 0x30...0x39 ~= next { keep() }
    return place > start
  }
}

extension StrictJSON {
  private mutating func string() -> Bool {
    guard take("\"") else { return false }
    while let byte = next {
      switch byte {
      case UInt8(ascii: "\""):
        keep()
        return true
      case UInt8(ascii: "\\"): guard escape() else { return false }
      case 0..<0x20: return false
      default: keep()
      }
    }
    return false
  }

  private mutating func escape() -> Bool {
    keep()
    guard let byte = next else { return false }
    guard byte == UInt8(ascii: "u") else {
      guard #""\/bfnrt"#.utf8.contains(byte) else { return false }
      keep()
      return true
    }
    guard let unit = unit(), unit != 0, unit & 0xFC00 != 0xDC00 else { return false }
    guard unit & 0xFC00 == 0xD800 else { return true }
    guard take("\\"), next == UInt8(ascii: "u"), let second = self.unit() else { return false }
    return second & 0xFC00 == 0xDC00
  }

  /// The four digits after `\u`, in which the reader stands.
  private mutating func unit() -> UInt32? {
    keep()
    var unit: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = next, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        return nil
      }
      unit = unit << 4 | UInt32(digit)
      keep()
    }
    return unit
  }
}
