/// The port to character sets that only a platform knows, such as Shift_JIS.
public struct ForeignCharsets: Sendable {
  /// The text of bytes in a character set, by its label in lower case; nil where it is not known.
  public var text: @Sendable (_ label: String, _ bytes: [UInt8]) -> String?

  /// Character sets by a closure.
  public init(text: @escaping @Sendable (_ label: String, _ bytes: [UInt8]) -> String?) {
    self.text = text
  }

  /// None but those that are read without a platform.
  public static let none = ForeignCharsets { _, _ in nil }
}
