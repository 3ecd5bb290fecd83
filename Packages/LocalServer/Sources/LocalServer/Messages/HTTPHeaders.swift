/// The fields of a head, in order; names are compared without regard to case.
public struct HTTPHeaders: Equatable, Sendable {
  /// One line of a head.
  public struct Field: Equatable, Sendable {
    /// The name in its original spelling.
    public var name: String
    /// The value, without blanks at its ends.
    public var value: String
  }

  /// All fields, in order.
  public private(set) var fields: [Field] = []

  /// Makes an empty list.
  public init() {}

  /// The value of a field; for a repeated field, all its values, separated by `, `.
  ///
  /// Setting it replaces all fields of that name by one; nil removes them.
  public subscript(name: String) -> String? {
    get {
      let values = values(of: name)
      return values.isEmpty ? nil : values.joined(separator: ", ")
    }
    set {
      fields.removeAll { $0.name.equalsIgnoringCase(name) }
      if let newValue { add(name, newValue) }
    }
  }

  /// The values of all fields of a name, in order.
  public func values(of name: String) -> [String] {
    fields.filter { $0.name.equalsIgnoringCase(name) }.map(\.value)
  }

  /// Adds a field after all others.
  public mutating func add(_ name: String, _ value: String) {
    fields.append(Field(name: name, value: value))
  }

  /// The words of a list field such as `Connection`, in lower case.
  func words(of name: String) -> [String] {
    values(of: name).flatMap { value in
      value.split(separator: ",").map { $0.trimmed.lowercased() }.filter { !$0.isEmpty }
    }
  }
}

extension HTTPHeaders: ExpressibleByDictionaryLiteral {
  /// The fields of a literal, in its order.
  public init(dictionaryLiteral elements: (String, String)...) {
    fields = elements.map { Field(name: $0.0, value: $0.1) }
  }
}

extension StringProtocol {
  /// Whether the texts are equal without regard to the case of ASCII letters.
  func equalsIgnoringCase(_ other: some StringProtocol) -> Bool {
    utf8.count == other.utf8.count
      && zip(utf8, other.utf8).allSatisfy { $0.lowercasedASCII == $1.lowercasedASCII }
  }

  /// The text without blanks and tabs at its ends.
  var trimmed: String {
    let isBlank = { (character: Character) in character == " " || character == "\t" }
    guard let start = firstIndex(where: { !isBlank($0) }),
      let end = lastIndex(where: { !isBlank($0) })
    else { return "" }
    return String(self[start...end])
  }
}
