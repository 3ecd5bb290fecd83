extension JSON: Codable {
  /// Reads any document; its keys are sorted, because decoders keep no order.
  public init(from decoder: any Decoder) throws {
    if let object = try? decoder.container(keyedBy: AnyKey.self) {
      self = .object(
        try object.allKeys.sorted { $0.stringValue < $1.stringValue }.map {
          Member($0.stringValue, try object.decode(JSON.self, forKey: $0))
        })
    } else if var list = try? decoder.unkeyedContainer() {
      var values: [JSON] = []
      while !list.isAtEnd { values.append(try list.decode(JSON.self)) }
      self = .array(values)
    } else {
      self = try Self.plain(try decoder.singleValueContainer())
    }
  }

  private static func plain(_ value: any SingleValueDecodingContainer) throws -> JSON {
    if value.decodeNil() { return .null }
    if let truth = try? value.decode(Bool.self) { return .bool(truth) }
    if let number = try? value.decode(Int.self) { return .integer(number) }
    if let number = try? value.decode(UInt64.self) { return .unsigned(number) }
    if let number = try? value.decode(Double.self) { return .number(number) }
    return .string(try value.decode(String.self))
  }

  /// Writes the document; an encoder may put its keys in another order.
  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .object(let members):
      var object = encoder.container(keyedBy: AnyKey.self)
      for member in members { try object.encode(member.value, forKey: AnyKey(member.key)) }
    case .array(let values):
      var list = encoder.unkeyedContainer()
      for value in values { try list.encode(value) }
    default:
      var container = encoder.singleValueContainer()
      try encode(to: &container)
    }
  }

  private func encode(to container: inout any SingleValueEncodingContainer) throws {
    switch self {
    case .bool(let value): try container.encode(value)
    case .integer(let value): try container.encode(value)
    case .unsigned(let value): try container.encode(value)
    case .number(let value): try container.encode(value)
    case .string(let value): try container.encode(value)
    case .null, .array, .object: try container.encodeNil()
    }
  }

  private struct AnyKey: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(_ text: String) { stringValue = text }
    init?(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }
}
