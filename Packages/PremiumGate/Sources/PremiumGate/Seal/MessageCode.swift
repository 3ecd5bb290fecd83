import Codecs

/// The code HMAC-SHA256 (RFC 2104), which proves that the author of a message had the key.
enum MessageCode {
  /// The code of a message.
  static func of(_ message: [UInt8], key: [UInt8]) -> [UInt8] {
    let short = key.count > SHA256Digest.blockLength ? SHA256Digest.bytes(of: key) : key
    let whole = short + [UInt8](repeating: 0, count: SHA256Digest.blockLength - short.count)
    let inner = SHA256Digest.bytes(of: whole.map { $0 ^ 0x36 } + message)
    return SHA256Digest.bytes(of: whole.map { $0 ^ 0x5C } + inner)
  }

  /// Whether two codes are equal, in constant time.
  static func isSame(_ one: [UInt8], _ other: [UInt8]) -> Bool {
    guard one.count == other.count else { return false }
    return zip(one, other).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
