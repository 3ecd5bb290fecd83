import Codecs

/// The name of a file that an event names and that is stored next to the journal, such as a photo.
///
/// It is a digest of the file's bytes, so that the same bytes have the same name everywhere.
public struct AssetName: Hashable, Sendable, CustomStringConvertible {
  /// 64 hexadecimal digits, a dot and the kind of the file.
  public let rawValue: String

  /// Makes the name of some bytes.
  ///
  /// - Parameter kind: The kind of the file, one to eight lower-case letters or digits such as
  ///   `jpg`; any other kind gives nil.
  public init?(of bytes: [UInt8], kind: String) {
    self.init(rawValue: SHA256Digest.hexadecimal(of: bytes) + "." + kind)
  }

  /// Takes a stored name; nil for any other text, so that the name cannot contain a path.
  public init?(rawValue: String) {
    let parts = rawValue.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard parts.count == 2, parts[0].count == 64, 1...8 ~= parts[1].count,
      parts[0].allSatisfy(Self.isDigit), parts[1].allSatisfy(Self.isPlain)
    else { return nil }
    self.rawValue = rawValue
  }

  /// The kind of the file, such as `jpg`.
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
  /// Reads a name; throws if it is malformed.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let name = AssetName(rawValue: try container.decode(String.self)) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "not the name of an asset")
    }
    self = name
  }

  /// Writes a name as text.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(rawValue)
  }
}

/// A file that an event names, with its bytes.
public struct Asset: Hashable, Sendable {
  /// The asset's name.
  public let name: AssetName
  /// The asset's bytes.
  public let bytes: [UInt8]

  /// Makes an asset from bytes; nil if `kind` is invalid, see ``AssetName/init(of:kind:)``.
  public init?(_ bytes: [UInt8], kind: String) {
    guard let name = AssetName(of: bytes, kind: kind) else { return nil }
    self.name = name
    self.bytes = bytes
  }
}
