import Codecs

/// The unique id of an event, on all devices.
public struct EventID: Hashable, Sendable, CustomStringConvertible {
  /// The id as text: 1 to 64 letters, digits, `-`, `_` or `.`.
  public let rawValue: String

  /// Takes an id; throws `invalidIdentifier` for other characters or another length.
  public init(_ text: String) throws(JournalError) {
    rawValue = try Identifier.checked(text)
  }

  /// The longest id to which a number can be added, in characters.
  static let longestOfBatch = 50

  /// The longest id of an event that other devices accept, in characters; it leaves room for the
  /// suffix of a copy.
  public static let longestShared = 54

  /// The id of the event at a position in a batch.
  func numbered(_ place: Int) -> EventID {
    EventID(trusted: "\(rawValue).\(place)")
  }

  init(trusted text: String) {
    rawValue = text
  }

  init(trusted bytes: UnsafeRawBufferPointer) {
    rawValue = String(decoding: bytes, as: UTF8.self)
  }

  /// A random UUID (RFC 9562, version 4) in lower case.
  ///
  /// It is made from two random numbers, because on Linux each `UUID()` opens a device file.
  public static func random() -> EventID {
    var generator = SystemRandomNumberGenerator()
    let high = generator.next() & 0xFFFF_FFFF_FFFF_0FFF | 0x4000
    let low = generator.next() & 0x3FFF_FFFF_FFFF_FFFF | 0x8000_0000_0000_0000
    return EventID(words: high, low)
  }

  /// Makes a UUID from its two halves, in lower case.
  init(words high: UInt64, _ low: UInt64) {
    var text: [UInt8] = []
    text.reserveCapacity(36)
    for place in 0..<32 {
      if [8, 12, 16, 20].contains(place) { text.append(UInt8(ascii: "-")) }
      let word = place < 16 ? high : low
      text.append(UInt8(hexadecimal: word >> UInt64(60 - place % 16 * 4)))
    }
    self = text.withUnsafeBytes { EventID(trusted: $0) }
  }

  /// The id as text.
  public var description: String { rawValue }
}
