/// The limits of fetching a page.
public struct PageLimits: Hashable, Sendable {
  /// The maximum number of redirects that are followed.
  public var redirects: Int
  /// The maximum size of a page in bytes, unpacked.
  public var bytes: Int
  /// The maximum number of seconds from the call to the last byte.
  public var seconds: Int

  /// The kind of content that is read of an answer.
  public var wanted = Wanted.texts

  /// Makes limits: by default 5 redirects, 10 MB and 20 seconds.
  public init(redirects: Int = 5, bytes: Int = 10_000_000, seconds: Int = 20) {
    self.redirects = redirects
    self.bytes = bytes
    self.seconds = seconds
  }

  /// The media types that are read.
  public enum Wanted: Hashable, Sendable {
    /// Pages, plain text and JSON.
    case texts
    /// A file of any kind.
    case anyFile

    /// Whether a media type is read.
    public func includes(_ type: MediaType) -> Bool { self == .anyFile || type.isText }
  }
}
