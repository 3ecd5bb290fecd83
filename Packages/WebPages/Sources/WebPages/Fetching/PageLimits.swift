/// How far fetching a page goes before it is given up.
public struct PageLimits: Hashable, Sendable {
  /// The most redirects that are followed.
  public var redirects: Int
  /// The most bytes of a page, unpacked.
  public var bytes: Int
  /// The most seconds from the call to the last byte.
  public var seconds: Int

  /// Makes limits: 5 redirects, 10 MB and 20 seconds unless told otherwise.
  public init(redirects: Int = 5, bytes: Int = 10_000_000, seconds: Int = 20) {
    self.redirects = redirects
    self.bytes = bytes
    self.seconds = seconds
  }
}
