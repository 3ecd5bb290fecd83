/// A page that the user handed over from a browser, with its address.
public struct HandedPage: Equatable, Sendable {
  /// The HTML of the page.
  public var html: String
  /// The address of the page.
  public var address: String

  /// The host of the address, without `www.`; the whole address if it has none.
  public var host: String {
    let rest = address.firstRange(of: "://").map { address[$0.upperBound...] } ?? address[...]
    let host = rest.prefix { !"/:?#".contains($0) }
    return String(host.hasPrefix("www.") ? host.dropFirst(4) : host)
  }

  /// Makes a page.
  public init(_ html: String, at address: String) { (self.html, self.address) = (html, address) }
}
