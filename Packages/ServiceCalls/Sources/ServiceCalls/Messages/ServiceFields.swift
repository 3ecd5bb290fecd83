/// Names with values, in order: header fields, or the parts of a query.
public struct ServiceFields: Hashable, Sendable, ExpressibleByDictionaryLiteral {
  /// One name with its value.
  public struct Field: Hashable, Sendable {
    /// The name.
    public var name: String
    /// The value.
    public var value: String

    /// Makes a field from its name and value.
    public init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  /// All fields, in order.
  public var all: [Field]

  /// Makes a list of fields.
  public init(_ all: [Field] = []) {
    self.all = all
  }

  /// Makes a list of fields from a literal, in its order.
  public init(dictionaryLiteral elements: (String, String)...) {
    all = elements.map { Field($0.0, $0.1) }
  }

  /// The first value of a name, ignoring case; setting it replaces all fields of that name by one.
  public subscript(name: String) -> String? {
    get { all.first { $0.name.lowercased() == name.lowercased() }?.value }
    set {
      all.removeAll { $0.name.lowercased() == name.lowercased() }
      if let newValue { all.append(Field(name, newValue)) }
    }
  }
}
