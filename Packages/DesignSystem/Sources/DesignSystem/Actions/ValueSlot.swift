import AppWords

/// The one value that a person may enter with an action.
public enum ValueSlot: Equatable, Sendable {
  /// Free text of at most this many characters.
  case text(maxLength: Int)
  /// A number inside the range.
  case number(ClosedRange<Double>)
  /// One of the listed ids.
  case choice([String])
  /// On or off.
  case toggle
  /// A day or a point in time, `2026-05-12` or `2026-05-12T18:30`.
  case date
}

/// A value read from a person's entry.
public enum ActionValue: Equatable, Sendable {
  /// Free text.
  case text(String)
  /// A number.
  case number(Double)
  /// The id of a choice.
  case choice(String)
  /// On or off.
  case toggle(Bool)
  /// A day or a point in time in the slot's format.
  case date(String)
}

extension ActionValue {
  /// The value as an `ActionCall` carries it.
  public var text: String {
    switch self {
    case .text(let text), .choice(let text), .date(let text): text
    case .number(let number): Decimals.shortest(number)
    case .toggle(let isOn): isOn ? "on" : "off"
    }
  }
}

extension ValueSlot {
  /// Reads a value; throws `rejectedValue` if it does not fit.
  public func read(_ text: String) throws(DesignSystemError) -> ActionValue {
    guard let value = parsed(text) else { throw .rejectedValue(text, slot: self) }
    return value
  }

  private func parsed(_ text: String) -> ActionValue? {
    switch self {
    case .text(let maxLength):
      text.count <= maxLength ? .text(text) : nil
    case .number(let range):
      Double(text).flatMap { range.contains($0) ? .number($0) : nil }
    case .choice(let ids):
      ids.contains(text) ? .choice(text) : nil
    case .toggle:
      ["on": true, "off": false, "true": true, "false": false][text].map { .toggle($0) }
    case .date:
      Self.isDate(text) ? .date(text) : nil
    }
  }

  private static func isDate(_ text: String) -> Bool {
    let digits: [Range<Int>] = [0..<4, 5..<7, 8..<10, 11..<13, 14..<16]
    let marks: [Int: Character] = [4: "-", 7: "-", 10: "T", 13: ":"]
    let characters = Array(text)
    guard characters.count == 10 || characters.count == 16 else { return false }
    let hasMarks = characters.indices.allSatisfy { index in
      marks[index].map { $0 == characters[index] } ?? ("0"..."9").contains(characters[index])
    }
    guard hasMarks else { return false }
    let limits = [0...9999, 1...12, 1...31, 0...23, 0...59]
    return zip(digits, limits).allSatisfy { place, limit in
      place.upperBound > characters.count
        || Int(String(characters[place])).map(limit.contains) ?? false
    }
  }
}
