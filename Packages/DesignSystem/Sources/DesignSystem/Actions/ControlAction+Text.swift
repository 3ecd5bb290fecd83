import AppWords

extension ControlAction: CustomStringConvertible {
  /// The action as text.
  ///
  /// `init(parsing:)` reads it back, without haptic, motion and announcement.
  public var description: String {
    let open = slot.map { "=<\($0)>" } ?? ""
    return "\(id)\(open)\(ActionText.query(parameters))"
  }

  /// Reads an action from its text; throws `malformedAction`.
  public init(parsing text: String) throws(DesignSystemError) {
    let parts = try ActionText.split(text)
    guard let value = parts.value else {
      self.init(parts.id, parts.parameters)
      return
    }
    guard let slot = ValueSlot(parsing: value) else { throw .malformedAction(text) }
    self.init(parts.id, parts.parameters, slot: slot)
  }
}

extension ValueSlot: CustomStringConvertible {
  /// The slot as text, such as `number:10...60`.
  public var description: String {
    switch self {
    case .text(let maxLength): "text:\(maxLength)"
    case .number(let range):
      "number:\(Decimals.shortest(range.lowerBound))...\(Decimals.shortest(range.upperBound))"
    case .choice(let ids): "choice:" + ids.map(ActionText.escaped).joined(separator: "|")
    case .toggle: "toggle"
    case .date: "date"
    }
  }

  init?(parsing text: String) {
    guard text.hasPrefix("<"), text.hasSuffix(">") else { return nil }
    let inner = text.dropFirst().dropLast()
    let parts = inner.split(separator: ":", maxSplits: 1).map(String.init)
    switch (parts.first, parts.count > 1 ? parts[1] : nil) {
    case ("toggle", nil): self = .toggle
    case ("date", nil): self = .date
    case ("text", let limit?):
      guard let maxLength = Int(limit) else { return nil }
      self = .text(maxLength: maxLength)
    case ("number", let bounds?):
      guard let range = Self.range(bounds) else { return nil }
      self = .number(range)
    case ("choice", let ids?):
      let plain = ids.split(separator: "|").map { ActionText.unescaped(String($0)) }
      guard plain.allSatisfy({ $0 != nil }) else { return nil }
      self = .choice(plain.compactMap(\.self))
    default: return nil
    }
  }

  private static func range(_ text: String) -> ClosedRange<Double>? {
    guard let dots = text.firstRange(of: "...") else { return nil }
    guard let low = Double(text[..<dots.lowerBound]), let high = Double(text[dots.upperBound...]),
      low <= high
    else { return nil }
    return low...high
  }
}
