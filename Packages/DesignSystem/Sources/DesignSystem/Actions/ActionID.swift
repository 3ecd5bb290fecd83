/// The name of an action: lower-camel segments joined by dots, such as `home.newSuggestion`.
public struct ActionID: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The name as text.
  public let rawValue: String

  /// Makes a name from text; nil if the text does not have the form of a name.
  public init?(_ text: String) {
    guard Self.isWellFormed(text) else { return nil }
    rawValue = text
  }

  /// Makes a name from a literal; a malformed literal is a programming error.
  public init(stringLiteral text: String) {
    precondition(Self.isWellFormed(text), "An action id has the shape home.newSuggestion")
    rawValue = text
  }

  /// The name as text.
  public var description: String { rawValue }

  static func isWellFormed(_ text: String) -> Bool {
    let segments = text.split(separator: ".", omittingEmptySubsequences: false)
    return segments.count >= 2 && segments.allSatisfy(isSegment)
  }

  private static func isSegment(_ segment: Substring) -> Bool {
    guard let first = segment.first, ("a"..."z").contains(first) else { return false }
    return segment.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
  }
}
