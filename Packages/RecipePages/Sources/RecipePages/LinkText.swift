/// Addresses of pages and pictures.
enum LinkText {
  /// An address in full, if it is written relative to the page.
  static func absolute(_ address: String, at page: String?) -> String {
    let address = address.trimmingBlanks
    if address.contains("://") || address.hasPrefix("data:") { return address }
    if let colon = address.firstIndex(of: ":"), !address[..<colon].contains("/") { return address }
    guard let page, let scheme = page.firstPlace(of: "://") else { return address }
    if address.hasPrefix("//") { return String(page[..<scheme]) + ":" + address }
    let host = page[page.index(scheme, offsetBy: 3)...]
    let end = host.firstIndex { $0 == "/" || $0 == "?" || $0 == "#" } ?? page.endIndex
    if address.hasPrefix("/") { return page[..<end] + address }
    guard !address.isEmpty else { return page }
    let path = page[..<(page[end...].firstIndex { $0 == "?" || $0 == "#" } ?? page.endIndex)]
    guard let last = path[end...].lastIndex(of: "/") else { return page[..<end] + "/" + address }
    return path[...last] + address
  }

  /// Whether an address is a web address.
  static func isWeb(_ address: String) -> Bool {
    let start = address.prefix(8).lowercased()
    return start.hasPrefix("http://") || start.hasPrefix("https://")
  }

  /// An address without the parts that do not identify the page: scheme, "www.", query and last
  /// slash.
  static func plain(_ address: String) -> String {
    var part = address[...]
    if let scheme = part.firstPlace(of: "://") { part = part[part.index(scheme, offsetBy: 3)...] }
    if part.hasPrefix("www.") { part = part.dropFirst(4) }
    if let end = part.firstIndex(where: { $0 == "?" || $0 == "#" }) { part = part[..<end] }
    if part.last == "/" { part = part.dropLast() }
    return part.lowercased()
  }
}

extension StringProtocol {
  /// The first place of a text.
  func firstPlace(of text: String) -> Index? {
    indices.first { self[$0...].hasPrefix(text) }
  }
}
