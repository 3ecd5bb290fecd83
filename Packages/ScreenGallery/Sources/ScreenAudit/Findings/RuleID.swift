/// The name of a rule, lower-kebab, such as `target-size`.
public struct RuleID: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The name as written.
  public let rawValue: String

  /// Makes a name.
  public init(_ text: String) { rawValue = text }

  /// Makes a name from a literal.
  public init(stringLiteral text: String) { rawValue = text }

  /// The name as written.
  public var description: String { rawValue }
}
