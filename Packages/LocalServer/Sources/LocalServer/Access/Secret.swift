/// A random text that authorizes its holder; it never prints itself.
public struct Secret: Sendable {
  /// The text, for use only in an address: letters and digits.
  public let text: String

  /// A secret of a stored text.
  public init(text: String) { self.text = text }

  /// A new secret of 130 random bits from the system: 26 characters of five bits each.
  public static func random() -> Secret {
    let letters = Array("0123456789abcdefghjkmnpqrstvwxyz".utf8)
    let picks = (0..<26).map { _ in letters[Int.random(in: 0..<32)] }
    return Secret(text: String(decoding: picks, as: UTF8.self))
  }

  /// Whether a text is the secret; takes the same time for every text of the same length.
  public func matches(_ other: String) -> Bool {
    let (mine, theirs) = (Array(text.utf8), Array(other.utf8))
    guard mine.count == theirs.count else { return false }
    return zip(mine, theirs).reduce(into: 0) { $0 |= $1.0 ^ $1.1 } == 0
  }
}

extension Secret: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// A placeholder for the secret.
  public var description: String { "Secret(hidden)" }
  /// A placeholder for the secret.
  public var debugDescription: String { description }
  /// A mirror without the secret.
  public var customMirror: Mirror { Mirror(self, children: []) }
}
