/// Names with values, in order: the fields of a head, the parts of a query.
public struct ServiceFields: Hashable, Sendable, ExpressibleByDictionaryLiteral {
  /// One name with its value.
  public struct Field: Hashable, Sendable {
    /// What it is called.
    public var name: String
    /// What it says.
    public var value: String

    /// A name with its value.
    public init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  /// All of them, in order.
  public var all: [Field]

  /// These fields.
  public init(_ all: [Field] = []) {
    self.all = all
  }

  /// The fields of a literal, in its order.
  public init(dictionaryLiteral elements: (String, String)...) {
    all = elements.map { Field($0.0, $0.1) }
  }

  /// The first value of a name, whatever its case; setting puts one field in place of all of them.
  public subscript(name: String) -> String? {
    get { all.first { $0.name.lowercased() == name.lowercased() }?.value }
    set {
      all.removeAll { $0.name.lowercased() == name.lowercased() }
      if let newValue { all.append(Field(name, newValue)) }
    }
  }
}
