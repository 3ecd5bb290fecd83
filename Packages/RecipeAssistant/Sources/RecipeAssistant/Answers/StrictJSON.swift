import PrintedText

/// Reads JSON of untrusted origin: within a size and a depth, and only UTF-8.
enum StrictJSON {
  /// The longest answer of a service, in bytes.
  static let longest = 200_000
  /// How deep brackets may nest.
  static let deepest = 12

  /// The object in some bytes.
  ///
  /// - Throws: ``AssistantError/tooLarge(bytes:)`` or ``AssistantError/unreadable``.
  static func object(_ bytes: some Collection<UInt8>) throws(AssistantError) -> StrictObject {
    guard bytes.count <= longest else { throw .tooLarge(bytes: longest) }
    guard depth(of: bytes) <= deepest, let text = String(validating: bytes, as: UTF8.self),
      let value = try? JSONReader.read(text), let object = StrictObject(value)
    else { throw .unreadable }
    return object
  }

  /// The depth of nested brackets outside of texts.
  private static func depth(of bytes: some Collection<UInt8>) -> Int {
    var (depth, deepest, isText, isEscaped) = (0, 0, false, false)
    for byte in bytes {
      if isText {
        if byte == UInt8(ascii: "\""), !isEscaped { isText = false }
        isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
        continue
      }
      switch byte {
      case UInt8(ascii: "\""): isText = true
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
      default: break
      }
      deepest = max(deepest, depth)
    }
    return deepest
  }
}

/// An object of an answer, whose members are read by name and type; other members are ignored.
struct StrictObject {
  private let members: [JSON.Member]

  /// The object of a value; nil for any other value, and for one with a repeated name.
  init?(_ value: JSON) {
    guard case .object(let members) = value, Set(members.map(\.key)).count == members.count
    else { return nil }
    self.members = members
  }

  /// A member; nil if it is null or missing.
  private func value(_ key: String) -> JSON? {
    let value = members.first { $0.key == key }?.value
    return value == .null ? nil : value
  }

  /// The values of a list; nil if there is none.
  func list(_ key: String) -> [JSON]? {
    guard case .array(let values)? = value(key) else { return nil }
    return values
  }

  /// The object of a member; nil if there is none.
  func object(_ key: String) -> StrictObject? { value(key).flatMap(StrictObject.init) }

  /// Whether a member exists and is not null.
  func has(_ key: String) -> Bool { value(key) != nil }

  /// A text without any change, for texts that are parsed further and never shown.
  func rawText(_ key: String) -> String? {
    guard case .string(let text)? = value(key) else { return nil }
    return text
  }

  /// Whether a member is `true`.
  func isTrue(_ key: String) -> Bool { value(key) == .bool(true) }

  /// A whole number.
  func whole(_ key: String) throws(ProposalFault) -> Int {
    guard case .integer(let number)? = value(key) else { throw .malformed }
    return number
  }

  /// A text of one line, without surrounding blanks; empty if the member is null or missing.
  ///
  /// Throws `malformed` for a text that is too long, has control characters, or had invalid bytes.
  func text(_ key: String, longest: Int) throws(ProposalFault) -> String {
    guard has(key) else { return "" }
    guard let text = rawText(key), text.utf8.count <= longest,
      PlainText.cleaned(text) == text, !text.unicodeScalars.contains("\u{FFFD}")
    else { throw .malformed }
    return text.split(separator: " ").joined(separator: " ")
  }
}
