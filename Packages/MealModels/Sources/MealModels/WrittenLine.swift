/// An ingredient line in the words in which somebody wrote it.
public struct WrittenLine: Hashable, Sendable, Codable {
  /// The whole line, as people read it.
  public var text: String

  /// What of it may name foods: all but amounts whose units are known.
  public var unmeasured: String

  /// Makes a line.
  public init(_ text: String, unmeasured: String) {
    self.text = text
    self.unmeasured = unmeasured
  }
}
