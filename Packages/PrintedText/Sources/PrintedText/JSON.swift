/// A JSON document whose keys stay in the order in which they are written.
public enum JSON: Equatable, Sendable {
  /// Nothing.
  case null
  /// True or false.
  case bool(Bool)
  /// A whole number.
  case integer(Int)
  /// A number of up to 64 bits, exactly.
  case unsigned(UInt64)
  /// A number; null is written for one that is not finite.
  case number(Double)
  /// A text.
  case string(String)
  /// A list.
  case array([JSON])
  /// Members in their order.
  case object([Member])

  /// A key with its value.
  public struct Member: Equatable, Sendable {
    /// Its name.
    public var key: String
    /// The value of the member.
    public var value: JSON

    /// Makes a member.
    public init(_ key: String, _ value: JSON) {
      self.key = key
      self.value = value
    }
  }

  /// An object with a member for each item of a list.
  public static func object<Item>(
    of items: some Sequence<Item>, _ member: (Item) -> (String, JSON)
  ) -> JSON {
    .object(items.map(member).map { Member($0.0, $0.1) })
  }

  /// A number of a few decimal places.
  public static func number(_ value: Double, places: Int) -> JSON {
    let scale = (0..<places).reduce(1.0) { result, _ in result * 10 }
    return .number((value * scale).rounded() / scale)
  }

  /// A string, or null.
  public static func optional(_ text: String?) -> JSON { text.map(JSON.string) ?? .null }

  /// A whole number, or null.
  public static func optional(_ number: Int?) -> JSON { number.map(JSON.integer) ?? .null }

  /// An array of strings.
  public static func strings(_ texts: [String]) -> JSON { .array(texts.map(JSON.string)) }

  /// The object with the members of another one at its end; any other value is unchanged.
  public func adding(_ other: JSON) -> JSON {
    guard case .object(let members) = self, case .object(let further) = other else { return self }
    return .object(members + further)
  }
}

extension JSON: ExpressibleByDictionaryLiteral {
  /// An object with its keys in the order of the literal.
  public init(dictionaryLiteral members: (String, JSON)...) {
    self = .object(members.map { Member($0.0, $0.1) })
  }
}

extension JSON: ExpressibleByArrayLiteral {
  /// A list.
  public init(arrayLiteral values: JSON...) {
    self = .array(values)
  }
}

extension JSON: ExpressibleByStringLiteral {
  /// A text.
  public init(stringLiteral text: String) {
    self = .string(text)
  }
}
