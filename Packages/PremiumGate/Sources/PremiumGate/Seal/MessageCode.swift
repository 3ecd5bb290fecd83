/// The code HMAC-SHA256 (RFC 2104) by which a message is known to come from who has the key.
enum MessageCode {
  /// The code of a message.
  static func of(_ message: [UInt8], key: [UInt8]) -> [UInt8] {
    let short = key.count > SHA256Digest.blockLength ? SHA256Digest.of(key) : key
    let whole = short + [UInt8](repeating: 0, count: SHA256Digest.blockLength - short.count)
    let inner = SHA256Digest.of(whole.map { $0 ^ 0x36 } + message)
    return SHA256Digest.of(whole.map { $0 ^ 0x5C } + inner)
  }

  /// Whether two codes are the same, in a time that does not tell where they differ.
  static func isSame(_ one: [UInt8], _ other: [UInt8]) -> Bool {
    guard one.count == other.count else { return false }
    return zip(one, other).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
