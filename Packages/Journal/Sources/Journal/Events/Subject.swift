import Codecs

/// The subject of an event within its stream, such as a saved meal.
///
/// A later event about the same subject supersedes earlier ones.
public struct Subject: Hashable, Sendable, CustomStringConvertible {
  /// 1 to 128 visible ASCII characters; all other characters, `%`, `"` and `\` are percent-encoded.
  public let rawValue: String

  /// Makes a subject from an id; nil if the text is empty, or too long after encoding.
  public init?(_ text: String) {
    let escaped = PercentCoding.escaped(text) { Self.isVisible($0) && $0 != UInt8(ascii: "%") }
    guard Self.lengths.contains(escaped.utf8.count) else { return nil }
    rawValue = escaped
  }

  /// Takes a ``rawValue``; nil if it is malformed.
  public init?(escaped text: String) {
    guard let subject = Array(text.utf8).withUnsafeBytes({ Subject(bytes: $0) }) else { return nil }
    self = subject
  }

  init?(bytes: UnsafeRawBufferPointer) {
    guard Self.lengths.contains(bytes.count), bytes.allSatisfy(Self.isVisible) else { return nil }
    rawValue = String(decoding: bytes, as: UTF8.self)
  }

  /// The subject as text.
  public var description: String { rawValue }

  private static let lengths = 1...128

  private static func isVisible(_ byte: UInt8) -> Bool {
    0x21...0x7E ~= byte && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
  }
}
