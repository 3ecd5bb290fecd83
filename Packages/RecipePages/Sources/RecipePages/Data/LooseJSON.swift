/// Reads the malformed JSON of pages: with extra or missing commas, line feeds and quotes within
/// texts, comments, and several documents in a row.
struct LooseJSON {
  let bytes: [UInt8]
  var place = 0
  private var depth = 0

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The deepest nesting of values; deeper ones are skipped.
  private static let deepest = 64

  /// All documents of a script; the text between them is skipped.
  static func documents(_ bytes: some Collection<UInt8>) -> [DataValue] {
    var reader = LooseJSON(Array(bytes))
    var documents: [DataValue] = []
    while reader.findDocument() {
      let start = reader.place
      documents.append(reader.value())
      if reader.place == start { reader.place += 1 }
    }
    return documents
  }

  /// The first document of a text.
  static func first(_ bytes: [UInt8]) -> DataValue? {
    var reader = LooseJSON(bytes)
    return reader.findDocument() ? reader.value() : nil
  }

  var byte: UInt8? { place < bytes.count ? bytes[place] : nil }

  private mutating func findDocument() -> Bool {
    while let byte {
      if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[") && !isDeclaration { return true }
      place += 1
    }
    return false
  }

  /// Whether the bracket is one of `<![CDATA[`, and not one of a list.
  private var isDeclaration: Bool {
    place > 0 && (bytes[place - 1] == UInt8(ascii: "!") || bytes[place - 1] | 0x20 == 0x61)
  }

  private mutating func value() -> DataValue {
    skipBlanks()
    guard let byte else { return .nothing }
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      guard depth < Self.deepest else {
        skipNested()
        return .nothing
      }
      depth += 1
      defer { depth -= 1 }
      return byte == UInt8(ascii: "{") ? object() : list()
    case UInt8(ascii: "\""): return .text(string(isKey: false))
    default: return word()
    }
  }

  private mutating func object() -> DataValue {
    place += 1
    var object = DataObject()
    while true {
      skipBlanks(and: UInt8(ascii: ","))
      guard let byte else { break }
      if byte == UInt8(ascii: "}") {
        place += 1
        break
      }
      if byte == UInt8(ascii: "]") { break }
      let name = byte == UInt8(ascii: "\"") ? string(isKey: true) : bareName()
      skipBlanks()
      guard self.byte == UInt8(ascii: ":") else {
        if self.byte == byte, byte != UInt8(ascii: "\"") { place += 1 }
        continue
      }
      place += 1
      take(value(), as: name, into: &object)
    }
    return .object(object)
  }

  private func take(_ value: DataValue, as name: String, into object: inout DataObject) {
    if name == "@type" {
      object.types += value.all.compactMap(\.text).map { DataObject.plainName($0) }
    } else {
      let name = name.hasPrefix("@") ? name : DataObject.plainName(name)
      if case .nothing = object[name] { object.add(value, to: name) }
    }
  }

  private mutating func list() -> DataValue {
    place += 1
    var values: [DataValue] = []
    while true {
      skipBlanks(and: UInt8(ascii: ","))
      guard let byte else { break }
      if byte == UInt8(ascii: "]") {
        place += 1
        break
      }
      if byte == UInt8(ascii: "}") { break }
      let start = place
      let value = value()
      if case .nothing = value {} else { values.append(value) }
      if place == start { place += 1 }
    }
    return .list(values)
  }

  /// A number as text; true, false and null have no meaning here.
  private mutating func word() -> DataValue {
    let word = bareName()
    if word.isEmpty || word == "null" || word == "true" || word == "false" { return .nothing }
    return .text(word)
  }

  private mutating func bareName() -> String {
    let start = place
    while let byte, !byte.isBlank, !Self.isSign(byte) { place += 1 }
    return String(decoding: bytes[start..<place], as: UTF8.self)
  }

  private static func isSign(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "{"), UInt8(ascii: "}"),
      UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "\""):
      true
    default: false
    }
  }

  /// Skips a value that is nested too deeply.
  private mutating func skipNested() {
    var open = 0
    while let byte {
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "["): open += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"): open -= 1
      case UInt8(ascii: "\""):
        _ = string(isKey: false)
        continue
      default: break
      }
      place += 1
      if open == 0 { return }
    }
  }

  /// Skips blanks, comments, and a sign even if it is repeated.
  private mutating func skipBlanks(and sign: UInt8 = 0x20) {
    while let byte {
      if byte.isBlank || byte == sign || byte < 0x20 || byte == UInt8(ascii: ";") {
        place += 1
      } else if byte == UInt8(ascii: "/"), place + 1 < bytes.count, skipComment() {
        continue
      } else if byte == 0xC2, place + 1 < bytes.count, bytes[place + 1] == 0xA0 {
        place += 2
      } else {
        return
      }
    }
  }

  private mutating func skipComment() -> Bool {
    switch bytes[place + 1] {
    case UInt8(ascii: "/"):
      while let byte, byte != UInt8(ascii: "\n") { place += 1 }
      return true
    case UInt8(ascii: "*"):
      place += 2
      while place + 1 < bytes.count,
        bytes[place] != UInt8(ascii: "*") || bytes[place + 1] != UInt8(ascii: "/")
      {
        place += 1
      }
      place = min(place + 2, bytes.count)
      return true
    default: return false
    }
  }
}
