/// The device on which an event happened.
public struct DeviceID: Hashable, Sendable, CustomStringConvertible {
  /// The id as text: 1 to 64 letters, digits, `-`, `_` or `.`.
  public let rawValue: String

  /// Takes an id; throws `invalidIdentifier` for other characters or another length.
  public init(_ text: String) throws(JournalError) {
    rawValue = try Identifier.checked(text)
  }

  init(trusted bytes: UnsafeRawBufferPointer) {
    rawValue = String(decoding: bytes, as: UTF8.self)
  }

  /// The id as text.
  public var description: String { rawValue }
}
