/// The address of a page, in a form that is equal for all addresses of the same page.
///
/// The host is in lower case without `www.`; the scheme, the usual port, the fragment, slashes at
/// the end and parameters that only track where a visitor came from are left out; the other
/// parameters are in order.
struct CanonicalAddress: Hashable, Sendable, CustomStringConvertible {
  /// The host, the path and the remaining parameters.
  let rawValue: String

  /// Takes an address with or without its scheme; nil for an address without a host, or not of a
  /// web page.
  init?(_ address: String) {
    var rest = Substring(address.filter { !$0.isWhitespace })
    let start = rest.prefix(8).lowercased()
    if start.hasPrefix("https://") || start.hasPrefix("http://") {
      rest = rest.dropFirst(start.hasPrefix("https") ? 8 : 7)
    } else if rest.prefix(while: { $0 != "/" }).hasSuffix(":") {
      return nil
    }
    rest = rest.prefix { $0 != "#" }
    let query = rest.firstIndex(of: "?").map { rest[rest.index(after: $0)...] } ?? ""
    rest = rest.prefix { $0 != "?" }
    let authority = rest.prefix { $0 != "/" }
    guard let host = Self.host(authority) else { return nil }
    var path = Self.escaped(rest.dropFirst(authority.count))
    while path.hasSuffix("/") { path.removeLast() }
    let kept = query.split(separator: "&").filter { !Self.isTracking($0) }.map(Self.escaped)
    rawValue = host + path + (kept.isEmpty ? "" : "?" + kept.sorted().joined(separator: "&"))
  }

  /// The address as text.
  var description: String { rawValue }

  private static func host(_ authority: Substring) -> String? {
    var host = (authority.split(separator: "@").last ?? "").lowercased()
    for port in [":80", ":443"] where host.hasSuffix(port) { host.removeLast(port.count) }
    while host.hasSuffix(".") { host.removeLast() }
    if host.hasPrefix("www."), host.count > 4 { host.removeFirst(4) }
    return host.contains(".") || host.hasPrefix("localhost") ? host : nil
  }

  /// The digits of escapes in upper case, since both are used.
  private static func escaped(_ text: Substring) -> String {
    var bytes = Array(text.utf8)
    var place = 0
    while place + 2 < bytes.count {
      guard bytes[place] == UInt8(ascii: "%") else {
        place += 1
        continue
      }
      for digit in place + 1...place + 2 {
        if UInt8(ascii: "a")...UInt8(ascii: "f") ~= bytes[digit] { bytes[digit] -= 0x20 }
      }
      place += 3
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func isTracking(_ parameter: Substring) -> Bool {
    let name = parameter.prefix { $0 != "=" }.lowercased()
    return name.hasPrefix("utm_") || name.hasPrefix("mc_") || name.hasPrefix("pk_")
      || tracking.contains(name)
  }

  private static let tracking: Set<String> = [
    "fbclid", "gclid", "dclid", "gbraid", "wbraid", "msclkid", "yclid", "igshid", "igsh", "twclid",
    "ttclid", "_ga", "_gl", "ref", "ref_src", "referrer", "share", "epik", "srsltid", "cmpid",
    "ncid", "smid", "spm", "amp", "hss_channel", "vero_id", "wickedid",
  ]
}
