/// A name for this process that is not UTF-8.
///
/// Swift repairs such text: every invalid byte becomes the same replacement character, so that two
/// folders would become one. So the name is refused, and the error shows its bytes.
public struct UnreadableName: Error, Equatable, Sendable {
  /// The source of the name, such as `argument 2` or `HOME`.
  public let place: String
  /// The name; each byte that is not a plain letter, digit or sign is shown in the form `\xE9`.
  public let shown: String

  /// Makes the error of some bytes.
  init(_ place: String, _ bytes: some Collection<UInt8>) {
    self.place = place
    shown = bytes.prefix(200).map { byte in
      guard !(0x20..<0x7F).contains(byte) else { return String(UnicodeScalar(byte)) }
      let digits = String(byte, radix: 16, uppercase: true)
      return #"\x"# + (byte < 16 ? "0" : "") + digits
    }.joined()
  }

  /// One sentence with the error and the remedy.
  public var sentence: String {
    "\(place) is not UTF-8: '\(shown)'; give a name in UTF-8, and rename files that have another"
  }
}
