/// A key, password or token that never prints itself.
public struct HiddenKey: Hashable, Sendable {
  private let text: String

  /// Hides a text.
  public init(_ text: String) {
    self.text = text
  }

  /// The text, for sending it to its service only.
  public var revealed: String { text }

  /// Whether the text is empty.
  public var isEmpty: Bool { text.isEmpty }

  /// Whether another key is equal; takes the same time for every text of the same length.
  public func matches(_ other: HiddenKey) -> Bool {
    let (mine, theirs) = (Array(text.utf8), Array(other.text.utf8))
    guard mine.count == theirs.count else { return false }
    return zip(mine, theirs).reduce(into: 0) { $0 |= $1.0 ^ $1.1 } == 0
  }
}

extension HiddenKey: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// A placeholder for the key.
  public var description: String { "HiddenKey(hidden)" }
  /// A placeholder for the key.
  public var debugDescription: String { description }
  /// A mirror without the key.
  public var customMirror: Mirror { Mirror(self, children: []) }
}
