/// The data of a page about itself, in any notation.
indirect enum DataValue: Sendable {
  /// No value, or one without meaning here, such as true.
  case nothing
  /// A text or a number as written.
  case text(String)
  /// Several values.
  case list([DataValue])
  /// An object with properties.
  case object(DataObject)

  /// The values of a list, or the one value; none for `nothing`.
  var all: [DataValue] {
    switch self {
    case .nothing: []
    case .list(let values): values
    default: [self]
    }
  }

  /// The object; nil for any other value.
  var object: DataObject? {
    if case .object(let object) = self { object } else { nil }
  }

  /// The first text of a value; for an object its name.
  var text: String? {
    switch self {
    case .nothing: nil
    case .text(let text): text
    case .list(let values): values.lazy.compactMap(\.text).first
    case .object(let object):
      object.text("name", "text", "@value", "value", "url", "@id", "contentUrl")
    }
  }
}

/// An object of some types with properties, as schema.org describes it.
struct DataObject: Sendable {
  /// The names of its types without the address of schema.org: "Recipe".
  var types: [String] = []
  /// Its properties in order, without the address of schema.org.
  var members: [(name: String, value: DataValue)] = []

  /// A property; nothing for a missing one.
  subscript(name: String) -> DataValue {
    for member in members where member.name == name { return member.value }
    return .nothing
  }

  /// How many properties an object may have; no object of schema.org has half as many.
  private static let most = 300

  /// Adds a value to a property.
  mutating func add(_ value: DataValue, to name: String) {
    guard let place = members.firstIndex(where: { $0.name == name }) else {
      if members.count < Self.most { members.append((name, value)) }
      return
    }
    var values = members[place].value.all
    members[place].value = .nothing
    values.append(contentsOf: value.all)
    members[place].value = .list(values)
  }

  /// The text of the first property that has one.
  func text(_ names: String...) -> String? {
    for name in names {
      if let text = self[name].text, !text.isEmpty { return text }
    }
    return nil
  }

  /// Whether it is of a type.
  func isA(_ type: String) -> Bool { types.contains { $0.lowercased() == type.lowercased() } }

  /// A name of schema.org without its address or prefix.
  static func plainName(_ name: some StringProtocol) -> String {
    let end = name.lastIndex { $0 == "/" || $0 == "#" || $0 == ":" }
    return String(end.map { name[name.index(after: $0)...] } ?? name[...])
  }
}
