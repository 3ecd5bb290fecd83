/// A key, password or token that never prints itself.
public struct HiddenKey: Hashable, Sendable {
  private let text: String

  /// Hides a text.
  public init(_ text: String) {
    self.text = text
  }

  /// The text, to be sent to the service that it belongs to and put nowhere else.
  public var revealed: String { text }

  /// Whether there is nothing to send.
  public var isEmpty: Bool { text.isEmpty }

  /// Whether a text is the key; takes as long for every text of the same length.
  public func matches(_ other: HiddenKey) -> Bool {
    let (mine, theirs) = (Array(text.utf8), Array(other.text.utf8))
    guard mine.count == theirs.count else { return false }
    return zip(mine, theirs).reduce(into: 0) { $0 |= $1.0 ^ $1.1 } == 0
  }
}

extension HiddenKey: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// Not the key.
  public var description: String { "HiddenKey(hidden)" }
  /// Not the key.
  public var debugDescription: String { description }
  /// Not the key.
  public var customMirror: Mirror { Mirror(self, children: []) }
}
