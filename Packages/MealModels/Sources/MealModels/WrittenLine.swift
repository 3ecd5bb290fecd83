/// An ingredient line in the words of its writer.
public struct WrittenLine: Hashable, Sendable, Codable {
  /// The whole line, as people read it.
  public var text: String

  /// The part of the line that may name foods: all of it except amounts with known units.
  public var unmeasured: String

  /// Makes a line.
  public init(_ text: String, unmeasured: String) {
    self.text = text
    self.unmeasured = unmeasured
  }
}
