/// The port for character sets that only a platform supports, such as Shift_JIS.
public struct ForeignCharsets: Sendable {
  /// Decodes bytes in a character set, given its label in lower case; nil if it is unknown.
  public var text: @Sendable (_ label: String, _ bytes: [UInt8]) -> String?

  /// Makes character sets from a closure.
  public init(text: @escaping @Sendable (_ label: String, _ bytes: [UInt8]) -> String?) {
    self.text = text
  }

  /// Only the character sets that need no platform.
  public static let none = ForeignCharsets { _, _ in nil }
}
