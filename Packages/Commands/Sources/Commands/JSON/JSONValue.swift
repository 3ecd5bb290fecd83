/// A JSON document whose keys stay in the order in which they are written.
enum JSONValue: Equatable, Sendable {
  case null
  case bool(Bool)
  case integer(Int)
  case number(Double)
  /// A number of up to 64 bits, exactly.
  case seed(UInt64)
  case string(String)
  case array([JSONValue])
  case object([Member])

  /// A key with its value.
  struct Member: Equatable, Sendable {
    var key: String
    var value: JSONValue

    init(_ key: String, _ value: JSONValue) {
      self.key = key
      self.value = value
    }
  }

  /// A string, or null.
  static func optional(_ text: String?) -> JSONValue { text.map(JSONValue.string) ?? .null }

  /// A whole number, or null.
  static func optional(_ number: Int?) -> JSONValue { number.map(JSONValue.integer) ?? .null }

  /// An array of strings.
  static func strings(_ texts: [String]) -> JSONValue { .array(texts.map(JSONValue.string)) }
}

extension JSONValue: ExpressibleByDictionaryLiteral {
  /// An object with its keys in the order of the literal.
  init(dictionaryLiteral members: (String, JSONValue)...) {
    self = .object(members.map { Member($0.0, $0.1) })
  }
}

extension JSONValue {
  /// An object with further keys at its end; anything else stays as it is.
  func adding(_ members: [Member]) -> JSONValue {
    guard case .object(let known) = self else { return self }
    return .object(known + members)
  }
}
