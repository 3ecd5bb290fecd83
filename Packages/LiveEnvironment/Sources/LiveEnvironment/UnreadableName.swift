/// A name that this process was given and that is not UTF-8.
///
/// Swift repairs such text: every byte that does not fit becomes the same replacement character, so
/// that two folders would become one. It is refused instead, with the bytes in sight.
public struct UnreadableName: Error, Equatable, Sendable {
  /// Where the name stands, such as `argument 2` or `HOME`.
  public let place: String
  /// The name, each byte that is no plain letter, digit or sign as `\xE9`.
  public let shown: String

  /// The refusal of some bytes.
  init(_ place: String, _ bytes: some Collection<UInt8>) {
    self.place = place
    shown = bytes.prefix(200).map { byte in
      guard !(0x20..<0x7F).contains(byte) else { return String(UnicodeScalar(byte)) }
      let digits = String(byte, radix: 16, uppercase: true)
      return #"\x"# + (byte < 16 ? "0" : "") + digits
    }.joined()
  }

  /// One sentence that says what is wrong and what would be right.
  public var sentence: String {
    "\(place) is not UTF-8: '\(shown)'; give a name in UTF-8, and rename what has another"
  }
}
