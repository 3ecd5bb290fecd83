import Codecs

/// Names with values, as in the query of an address and in a form, in order.
public struct Query: Equatable, Sendable {
  /// One name with its value.
  public struct Pair: Equatable, Sendable {
    /// The name.
    public var name: String
    /// The value.
    public var value: String

    /// A name with its value.
    public init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  /// All pairs, in order; a name may be repeated.
  public var pairs: [Pair]

  /// Makes a query of these pairs.
  public init(_ pairs: [Pair] = []) {
    self.pairs = pairs
  }

  /// Reads the pairs of an `application/x-www-form-urlencoded` text.
  ///
  /// Throws `.badEscape` if an escape is broken or a text is not UTF-8.
  public init(parsing bytes: some Collection<UInt8>) throws(RequestFault) {
    pairs = []
    for part in bytes.split(separator: UInt8(ascii: "&")) {
      let equals = part.firstIndex(of: UInt8(ascii: "="))
      let name = part[..<(equals ?? part.endIndex)]
      let value = equals.map { part[part.index(after: $0)...] } ?? part[part.endIndex...]
      guard let name = PercentCoding.text(name, isForm: true),
        let value = PercentCoding.text(value, isForm: true)
      else { throw .badEscape }
      pairs.append(Pair(name, value))
    }
  }

  /// The first value of a name.
  public subscript(name: String) -> String? {
    pairs.first { $0.name == name }?.value
  }

  /// The pairs as in an address, without a question mark.
  public var encoded: String {
    pairs.map { "\(PercentCoding.escaped($0.name))=\(PercentCoding.escaped($0.value))" }
      .joined(separator: "&")
  }
}
