/// The stable path of an element, such as `home.card.title`.
public struct ElementID: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The path as text.
  public let rawValue: String

  /// Makes an id from a path.
  public init(_ path: String) { rawValue = path }

  /// Makes an id from a literal path.
  public init(stringLiteral path: String) { rawValue = path }

  /// The path as text.
  public var description: String { rawValue }

  /// The id of a part: this path and one more segment.
  public func child(_ segment: String) -> ElementID { ElementID("\(rawValue).\(segment)") }

  /// The id of a numbered part.
  public func child(_ index: Int) -> ElementID { child(String(index)) }
}
