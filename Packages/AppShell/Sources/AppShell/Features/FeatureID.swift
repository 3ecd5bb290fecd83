/// The name of a feature, unique within an app, such as `home`.
public struct FeatureID: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The name as written, lower-kebab.
  public let rawValue: String

  /// Makes a name.
  public init(_ name: String) { rawValue = name }

  /// Makes a name from a literal.
  public init(stringLiteral name: String) { rawValue = name }

  /// The name as written.
  public var description: String { rawValue }
}
