#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension InternetAddress {
  /// Whether a host that needs no lookup is public; nil for a name that must be looked up.
  ///
  /// "localhost" is this machine. A host with a colon, or whose last part is a number, is an address
  /// itself. An unusual spelling such as "127.1" or "0x7F000001" counts as not public.
  static func isPublic(literal host: String) -> Bool? {
    let parts = host.lowercased().split(separator: ".")
    guard let last = parts.last, last != "localhost" else { return false }
    if host.contains(":") { return version6(host)?.isPublic ?? false }
    guard isNumber(last) else { return nil }
    return version4(parts.joined(separator: "."))?.isPublic ?? false
  }

  /// Whether a part of a host is a number, decimal or hexadecimal.
  private static func isNumber(_ part: Substring) -> Bool {
    let isDecimal = part.utf8.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
    return isDecimal || part.hasPrefix("0x") && part.dropFirst(2).allSatisfy(\.isHexDigit)
  }

  private static func version4(_ text: String) -> InternetAddress? {
    var address = in_addr()
    guard inet_pton(AF_INET, text, &address) == 1 else { return nil }
    return withUnsafeBytes(of: address) { .version4($0[0], $0[1], $0[2], $0[3]) }
  }

  private static func version6(_ text: String) -> InternetAddress? {
    var address = in6_addr()
    guard inet_pton(AF_INET6, text, &address) == 1 else { return nil }
    return withUnsafeBytes(of: address) { bytes in
      .version6((0..<8).map { UInt16(bytes[2 * $0]) << 8 | UInt16(bytes[2 * $0 + 1]) })
    }
  }
}
