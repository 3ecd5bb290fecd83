import AppWords

/// A design token of an element: a name with a number or a text.
public struct Token: Equatable, Sendable {
  /// The name, such as `spacing.cardPadding`.
  public var name: String
  /// The value of the token.
  public var value: Value

  /// Makes a token.
  public init(_ name: String, _ value: Value) {
    self.name = name
    self.value = value
  }

  /// A number in points or seconds, or a text such as a colour.
  public enum Value: Equatable, Sendable {
    /// A number.
    case number(Double)
    /// A text.
    case text(String)
  }
}

extension Token: CustomStringConvertible {
  /// The token as `name = value`.
  public var description: String {
    switch value {
    case .number(let number): "\(name) = \(Decimals.shortest(number))"
    case .text(let text): "\(name) = \(text)"
    }
  }
}
