import PrintedText

/// Lenient reading of the members in documents of other apps.
extension JSON {
  /// The value of the first member with one of these names; a null value is treated as missing.
  func member(_ names: String...) -> JSON? { member(names) }

  /// The value of the first member with one of these names; a null value is treated as missing.
  func member(_ names: [String]) -> JSON? {
    guard case .object(let members) = self else { return nil }
    for name in names {
      if let found = members.first(where: { $0.key == name })?.value, found != .null {
        return found
      }
    }
    return nil
  }

  /// Its members; none if it is not an object.
  var members: [Member] {
    guard case .object(let members) = self else { return [] }
    return members
  }

  /// Its values; a value that is not a list is a list of one.
  var list: [JSON] {
    switch self {
    case .array(let values): values
    case .null: []
    default: [self]
    }
  }

  /// Whether it is an object.
  var isObject: Bool {
    guard case .object = self else { return false }
    return true
  }

  /// The text of a string or number, without blanks around it; nil for an empty one.
  var said: String? {
    switch self {
    case .string(let text):
      let trimmed = text.trimmed
      return trimmed.isEmpty ? nil : trimmed
    case .integer(let number): return String(number)
    case .unsigned(let number): return String(number)
    case .number(let number): return AmountText.text(number)
    default: return nil
    }
  }

  /// Its number, which may be written as text.
  var number: Double? {
    switch self {
    case .integer(let number): Double(number)
    case .unsigned(let number): Double(number)
    case .number(let number): number
    case .string(let text): Double(text.trimmed)
    default: nil
    }
  }

  /// Its number without a fraction.
  var wholeNumber: Int? { number.flatMap { Int(exactly: $0.rounded()) } }

  /// Whether it means yes.
  var isTrue: Bool { self == .bool(true) || self == .integer(1) || said == "true" }

  /// Whether it is empty: null, an empty text, list or object, or false or zero.
  var isNothing: Bool {
    switch self {
    case .null, .bool(false), .integer(0): true
    case .string(let text): text.trimmed.isEmpty
    case .array(let values): values.allSatisfy(\.isNothing)
    case .object(let members): members.allSatisfy { $0.value.isNothing || $0.key.hasPrefix("@") }
    case .number(let number): number == 0
    default: false
    }
  }
}
