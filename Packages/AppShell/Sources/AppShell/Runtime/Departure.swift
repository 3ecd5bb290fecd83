import DesignSystem

/// A way out of the app: a page that everybody can open, and where there is one, the place in
/// another app that shows the same.
///
/// Nobody knows whether the other app is there, so whoever tries it first falls back to the page.
public struct Departure: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The address that leads everybody there, such as `https://…` or `mailto:…`; `share:` asks for
  /// the way in which the platform shares words.
  public var address: String
  /// The address that opens another app there; nil where the address is the only way.
  public var appAddress: String?

  /// Makes a way out.
  public init(_ address: String, app appAddress: String? = nil) {
    self.address = address
    self.appAddress = appAddress
  }

  /// Makes a way out that is an address alone.
  public init(stringLiteral address: String) { self.init(address) }
}

extension Departure {
  /// Hands words to whatever the platform shares them with.
  public static func sharing(_ words: String) -> Departure {
    let call = ActionCall("share.words", [ActionParameter("text", words)])
    return Departure("share:" + call.description.dropFirst(call.id.description.count))
  }
}
