/// Checks that bytes are one JSON value on one line, as RFC 8259 has it, without decoding it.
///
/// The bytes are known to be UTF-8. Stricter than a decoder that forgives a comma too many, so that
/// an export made of payloads is JSON too.
struct JSONSyntax {
  /// How deep arrays and objects may lie in each other.
  static let maximumDepth = 256

  private let bytes: UnsafeRawBufferPointer
  private var place = 0

  static func accepts(_ bytes: UnsafeRawBufferPointer) -> Bool {
    var syntax = JSONSyntax(bytes: bytes)
    syntax.skipBlanks()
    guard syntax.value(depth: 0) else { return false }
    syntax.skipBlanks()
    return syntax.next == nil
  }

  private init(bytes: UnsafeRawBufferPointer) {
    self.bytes = bytes
  }

  private var next: UInt8? { place < bytes.count ? bytes[place] : nil }

  private mutating func skipBlanks() {
    while next == UInt8(ascii: " ") { place += 1 }
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

extension JSONSyntax {
  private mutating func value(depth: Int) -> Bool {
    guard depth < Self.maximumDepth else { return false }
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
    _ open: Unicode.Scalar, _ close: Unicode.Scalar, _ item: (inout JSONSyntax) -> Bool
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
    let digits = bytes[place...].prefix(4)
    place += digits.count
    return digits.count == 4 && digits.allSatisfy { Character(Unicode.Scalar($0)).isHexDigit }
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
