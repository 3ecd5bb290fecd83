/// The name of a file beside the journal that an event names, such as a photo: made of what the
/// file holds, so that the same bytes have the same name everywhere.
public struct AssetName: Hashable, Sendable, CustomStringConvertible {
  /// 64 hexadecimal digits, a dot and what kind of file it is.
  public let rawValue: String

  /// The name of some bytes.
  ///
  /// - Parameter kind: One to eight lower-case letters or digits that say what kind of file it is,
  ///   such as `jpg`; nil for anything else.
  public init?(of bytes: [UInt8], kind: String) {
    self.init(rawValue: SHA256Digest.hexadecimal(of: bytes) + "." + kind)
  }

  /// Takes a name that was stored; nil for any other text, so that no path can be in it.
  public init?(rawValue: String) {
    let parts = rawValue.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard parts.count == 2, parts[0].count == 64, 1...8 ~= parts[1].count,
      parts[0].allSatisfy(Self.isDigit), parts[1].allSatisfy(Self.isPlain)
    else { return nil }
    self.rawValue = rawValue
  }

  /// What kind of file it is, such as `jpg`.
  public var kind: String { String(rawValue.dropFirst(65)) }

  /// The name as text.
  public var description: String { rawValue }

  private static func isDigit(_ byte: UInt8) -> Bool {
    UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte || UInt8(ascii: "a")...UInt8(ascii: "f") ~= byte
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte
  }
}

extension AssetName: Codable {
  /// Reads a name; one that is none is an error.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let name = AssetName(rawValue: try container.decode(String.self)) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "no name of an asset")
    }
    self = name
  }

  /// Writes a name as text.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(rawValue)
  }
}

/// A file that an event names, and what it holds.
public struct Asset: Hashable, Sendable {
  /// Its name.
  public let name: AssetName
  /// What it holds.
  public let bytes: [UInt8]

  /// Makes an asset of bytes; nil where `kind` is not one, see ``AssetName/init(of:kind:)``.
  public init?(_ bytes: [UInt8], kind: String) {
    guard let name = AssetName(of: bytes, kind: kind) else { return nil }
    self.name = name
    self.bytes = bytes
  }
}
