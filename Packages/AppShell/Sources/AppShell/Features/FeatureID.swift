/// The name of a feature, unique within an app, such as `home`.
public struct FeatureID: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The name, in lower-case words joined by hyphens.
  public let rawValue: String

  /// Makes a name.
  public init(_ name: String) { rawValue = name }

  /// Makes a name from a literal.
  public init(stringLiteral name: String) { rawValue = name }

  /// The name as text.
  public var description: String { rawValue }
}
