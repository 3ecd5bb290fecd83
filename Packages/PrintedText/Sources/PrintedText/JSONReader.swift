/// Reads JSON text (RFC 8259), and the small mistakes that exports make: line ends within strings
/// and commas before a bracket.
public struct JSONReader {
  /// A mistake in a text, and its place.
  public struct Mistake: Error, Equatable {
    /// The mistake.
    public var what: String
    /// The line, from 1.
    public var line: Int
    /// The column in bytes, from 1.
    public var column: Int

    /// Makes a mistake.
    public init(what: String, line: Int, column: Int) {
      (self.what, self.line, self.column) = (what, line, column)
    }

    /// The mistake and its place, as the end of a sentence.
    public var reason: String { "\(what) in line \(line), column \(column)" }
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  private var place = 0
  private var depth = 0
  /// The deepest allowed nesting, which no real document reaches.
  private static let deepest = 200

  private init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// The document of a text.
  public static func read(_ text: String) throws(Mistake) -> JSON {
    try Array(text.utf8).withUnsafeBufferPointer { bytes throws(Mistake) in try read(bytes) }
  }

  /// The document of a text in UTF-8; invalid bytes are read as U+FFFD.
  public static func read(_ bytes: UnsafeBufferPointer<UInt8>) throws(Mistake) -> JSON {
    var reader = JSONReader(bytes)
    let value = try reader.value()
    reader.skipBlanks()
    guard reader.place == bytes.count else {
      throw reader.mistake("the text goes on after its end")
    }
    return value
  }

  private func mistake(_ what: String) -> Mistake {
    let before = bytes[..<min(place, bytes.count)]
    let lineStart = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let line = before.reduce(1) { $1 == UInt8(ascii: "\n") ? $0 + 1 : $0 }
    return Mistake(what: what, line: line, column: place - lineStart + 1)
  }

  private var next: UInt8? { place < bytes.count ? bytes[place] : nil }

  private mutating func skipBlanks() {
    while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      place += 1
    }
  }

  private mutating func skip(_ sign: Unicode.Scalar) -> Bool {
    guard let next, UInt32(next) == sign.value else { return false }
    place += 1
    return true
  }

  private mutating func value() throws(Mistake) -> JSON {
    skipBlanks()
    switch next {
    case UInt8(ascii: "{"): return try object()
    case UInt8(ascii: "["): return try array()
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    case UInt8(ascii: "-"): return try number()
    case .some(UInt8(ascii: "0")...UInt8(ascii: "9")): return try number()
    case nil: throw mistake("the text ends before a value")
    default: throw mistake("a value is missing")
    }
  }

  private mutating func word(_ word: StaticString, _ value: JSON) throws(Mistake) -> JSON {
    let matches = word.withUTF8Buffer { word in
      place + word.count <= bytes.count && bytes[place..<place + word.count].elementsEqual(word)
    }
    guard matches else { throw mistake("there is an unknown word") }
    place += word.utf8CodeUnitCount
    return value
  }

  private mutating func enter() throws(Mistake) {
    place += 1
    depth += 1
    guard depth <= Self.deepest else { throw mistake("brackets nest too deep") }
  }

  private mutating func object() throws(Mistake) -> JSON {
    try enter()
    defer { depth -= 1 }
    var members: [JSON.Member] = []
    members.reserveCapacity(4)
    while true {
      skipBlanks()
      if skip("}") { return .object(members) }
      guard next == UInt8(ascii: "\"") else { throw mistake("the name of a member is missing") }
      let key = try string()
      skipBlanks()
      guard skip(":") else { throw mistake("a colon is missing") }
      members.append(JSON.Member(key, try value()))
      skipBlanks()
      guard skip(",") || next == UInt8(ascii: "}") else { throw mistake("a comma is missing") }
    }
  }

  private mutating func array() throws(Mistake) -> JSON {
    try enter()
    defer { depth -= 1 }
    var values: [JSON] = []
    while true {
      skipBlanks()
      if skip("]") { return .array(values) }
      values.append(try value())
      skipBlanks()
      guard skip(",") || next == UInt8(ascii: "]") else { throw mistake("a comma is missing") }
    }
  }

  private mutating func number() throws(Mistake) -> JSON {
    let start = place
    while let byte = next, isNumberPart(byte) { place += 1 }
    let text = String(decoding: bytes[start..<place], as: UTF8.self)
    if let whole = Int(text) { return .integer(whole) }
    guard let value = Double(text) else { throw mistake("a number is malformed") }
    return .number(value)
  }

  private func isNumberPart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"),
      UInt8(ascii: "."), UInt8(ascii: "e"), UInt8(ascii: "E"):
      true
    default: false
    }
  }

  private mutating func string() throws(Mistake) -> String {
    place += 1
    let start = place
    while let byte = next, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") { place += 1 }
    if next == UInt8(ascii: "\"") {
      defer { place += 1 }
      return String(decoding: bytes[start..<place], as: UTF8.self)
    }
    var result = Array(bytes[start..<place])
    while let byte = next {
      place += 1
      if byte == UInt8(ascii: "\"") { return String(decoding: result, as: UTF8.self) }
      if byte == UInt8(ascii: "\\") {
        try escape(into: &result)
      } else {
        result.append(byte)
      }
    }
    throw mistake("the end of a string is missing")
  }

  private mutating func escape(into result: inout [UInt8]) throws(Mistake) {
    guard let byte = next else { throw mistake("the end of a string is missing") }
    place += 1
    switch byte {
    case UInt8(ascii: "n"): result.append(0x0A)
    case UInt8(ascii: "t"): result.append(0x09)
    case UInt8(ascii: "r"): result.append(0x0D)
    case UInt8(ascii: "b"): result.append(0x08)
    case UInt8(ascii: "f"): result.append(0x0C)
    case UInt8(ascii: "u"): result += String(try scalar()).utf8
    default: result.append(byte)
    }
  }

  /// The character of `\uXXXX` or of a surrogate pair; NUL and an unpaired surrogate become U+FFFD.
  private mutating func scalar() throws(Mistake) -> Unicode.Scalar {
    let first = try unit()
    guard first & 0xFC00 == 0xD800 else {
      return first == 0 ? "\u{FFFD}" : Unicode.Scalar(first) ?? "\u{FFFD}"
    }
    guard next == UInt8(ascii: "\\"), place + 1 < bytes.count, bytes[place + 1] == UInt8(ascii: "u")
    else { return "\u{FFFD}" }
    place += 2
    let second = try unit()
    guard second & 0xFC00 == 0xDC00 else { return "\u{FFFD}" }
    return Unicode.Scalar(0x10000 + (first & 0x3FF) << 10 + second & 0x3FF) ?? "\u{FFFD}"
  }

  private mutating func unit() throws(Mistake) -> UInt32 {
    guard place + 4 <= bytes.count,
      let unit = UInt32(String(decoding: bytes[place..<place + 4], as: UTF8.self), radix: 16)
    else { throw mistake("an escape lacks its four digits") }
    place += 4
    return unit
  }
}
