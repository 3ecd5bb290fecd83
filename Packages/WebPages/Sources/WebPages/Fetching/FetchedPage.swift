/// A page as it came over the network.
public struct FetchedPage: Hashable, Sendable {
  /// Where it came from, after all redirects.
  public var address: PageAddress
  /// What its header says it is, such as "text/html; charset=utf-8".
  public var contentType: String?
  /// Its bytes, unpacked.
  public var bytes: [UInt8]

  /// Makes a page.
  public init(address: PageAddress, contentType: String?, bytes: [UInt8]) {
    self.address = address
    self.contentType = contentType
    self.bytes = bytes
  }

  /// Its text, by the character set of its header, its first bytes or its own words.
  public func text(_ foreign: ForeignCharsets = .none) -> String {
    PageText.text(of: bytes, contentType: contentType, foreign)
  }
}
