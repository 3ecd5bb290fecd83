import PrintedText

/// Reads a plan's JSON object. Unknown members are ignored, because a later version may have
/// written them.
extension JSON {
  typealias Wrong = PlanDocumentError

  /// The value of a member; nil if it is missing or null.
  func value(_ name: String) -> JSON? {
    guard case .object(let members) = self else { return nil }
    for member in members where member.key == name {
      return member.value == .null ? nil : member.value
    }
    return nil
  }

  /// Whether this value is an object with a member of this name, even if the member is null.
  func has(_ name: String) -> Bool {
    guard case .object(let members) = self else { return false }
    return members.contains { $0.key == name }
  }

  /// A member that must be there.
  func needed<Value>(
    _ name: String, _ read: (JSON) throws(Wrong) -> Value
  ) throws(Wrong) -> Value {
    guard let value = try maybe(name, read) else {
      throw Wrong(path: name, reason: "it is missing")
    }
    return value
  }

  /// A member that may be missing or null.
  func maybe<Value>(
    _ name: String, _ read: (JSON) throws(Wrong) -> Value
  ) throws(Wrong) -> Value? {
    guard let value = value(name) else { return nil }
    do throws(Wrong) { return try read(value) } catch { throw error.within(name) }
  }

  /// Each value of a list.
  func each<Value>(_ read: (JSON) throws(Wrong) -> Value) throws(Wrong) -> [Value] {
    guard case .array(let values) = self else {
      throw Wrong(path: "", reason: "it should be a list")
    }
    var result: [Value] = []
    result.reserveCapacity(values.count)
    for (place, value) in values.enumerated() {
      do throws(Wrong) { result.append(try read(value)) } catch { throw error.within("[\(place)]") }
    }
    return result
  }

  static func text(_ json: JSON) throws(Wrong) -> String {
    guard case .string(let text) = json else {
      throw Wrong(path: "", reason: "it should be a text")
    }
    return text
  }

  static func truth(_ json: JSON) throws(Wrong) -> Bool {
    guard case .bool(let truth) = json else {
      throw Wrong(path: "", reason: "it should be true or false")
    }
    return truth
  }

  /// A number in a range.
  static func real(_ range: ClosedRange<Double>) -> (JSON) throws(Wrong) -> Double {
    { json throws(Wrong) in
      let number: Double? =
        switch json {
        case .integer(let number): Double(number)
        case .number(let number): number
        default: nil
        }
      guard let number, range.contains(number) else {
        throw Wrong(
          path: "", reason: "it should be a number from \(range.lowerBound) to \(range.upperBound)")
      }
      return number
    }
  }

  static func texts(_ json: JSON) throws(Wrong) -> [String] { try json.each(text) }

  /// A whole number in a range.
  static func whole(_ range: ClosedRange<Int>) -> (JSON) throws(Wrong) -> Int {
    { json throws(Wrong) in
      let number: Int? =
        switch json {
        case .integer(let number): number
        case .number(let number): Int(exactly: number)
        default: nil
        }
      guard let number, range.contains(number) else {
        throw Wrong(
          path: "",
          reason: "it should be a whole number from \(range.lowerBound) to \(range.upperBound)")
      }
      return number
    }
  }

  /// One of the words of an enumeration.
  static func word<Word: RawRepresentable & CaseIterable>(
    _ json: JSON
  ) throws(Wrong) -> Word where Word.RawValue == String {
    let text = try text(json)
    guard let word = Word(rawValue: text) else {
      let words = Word.allCases.map(\.rawValue).joined(separator: ", ")
      throw Wrong(path: "", reason: "\(PlainText.quoted(text)) is not one of \(words)")
    }
    return word
  }
}
