/// A JSON document whose keys stay in the order in which they are written.
enum JSON: Equatable, Sendable {
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSON])
  case object([Member])

  /// A key with its value.
  struct Member: Equatable, Sendable {
    var key: String
    var value: JSON

    init(_ key: String, _ value: JSON) {
      self.key = key
      self.value = value
    }
  }

  /// An object with a member for each of a list.
  static func object<Item>(
    of items: some Sequence<Item>, _ member: (Item) -> (String, JSON)
  ) -> JSON {
    .object(items.map(member).map { Member($0.0, $0.1) })
  }

  /// The object with the members of another one at its end.
  func adding(_ other: JSON) -> JSON {
    guard case .object(let members) = self, case .object(let further) = other else { return self }
    return .object(members + further)
  }

  /// A number of a few decimal places.
  static func number(_ value: Double, places: Int) -> JSON {
    let scale = (0..<places).reduce(1.0) { result, _ in result * 10 }
    return .number((value * scale).rounded() / scale)
  }
}

extension JSON: ExpressibleByDictionaryLiteral {
  init(dictionaryLiteral members: (String, JSON)...) {
    self = .object(members.map { Member($0.0, $0.1) })
  }
}

extension JSON: ExpressibleByArrayLiteral {
  init(arrayLiteral values: JSON...) {
    self = .array(values)
  }
}

extension JSON: ExpressibleByStringLiteral {
  init(stringLiteral text: String) {
    self = .string(text)
  }
}
