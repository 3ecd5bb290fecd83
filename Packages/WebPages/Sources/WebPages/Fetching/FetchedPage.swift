/// A page as it was received over the network.
public struct FetchedPage: Hashable, Sendable {
  /// The address that it was received from, after all redirects.
  public var address: PageAddress
  /// The media type in its header, such as "text/html; charset=utf-8".
  public var contentType: String?
  /// Its bytes, unpacked.
  public var bytes: [UInt8]

  /// Makes a page.
  public init(address: PageAddress, contentType: String?, bytes: [UInt8]) {
    self.address = address
    self.contentType = contentType
    self.bytes = bytes
  }

  /// Its text, decoded by the character set in its header, its first bytes or its own declaration.
  public func text(_ foreign: ForeignCharsets = .none) -> String {
    PageText.text(of: bytes, contentType: contentType, foreign)
  }
}
