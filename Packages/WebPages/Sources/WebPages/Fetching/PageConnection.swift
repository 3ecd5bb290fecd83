/// The port for sending requests: each request gets one answer, and no redirect is followed.
public struct PageConnection: Sendable {
  /// The answer of a site.
  public struct Answer: Hashable, Sendable {
    /// The status, such as 200.
    public var status: Int
    /// The address that a redirect leads to; nil if the answer is not a redirect.
    public var location: String?
    /// The content type in the header; nil if there is none.
    public var contentType: String?
    /// The body; empty if the status is not a success or the type is not wanted.
    public var bytes: [UInt8]

    /// Makes an answer.
    public init(
      status: Int, location: String? = nil, contentType: String? = nil, bytes: [UInt8] = []
    ) {
      self.status = status
      self.location = location
      self.contentType = contentType
      self.bytes = bytes
    }
  }

  /// Reports the number of received bytes, and the total number if the site states it.
  public typealias Progress = @Sendable (_ received: Int, _ expected: Int?) -> Void

  /// Requests an address and reads at most as many bytes as the limits allow.
  public var ask:
    @Sendable (PageAddress, PageLimits, @escaping Progress) async throws(PageFetchError) -> Answer
  /// Returns the addresses that a host name stands for; none if the host is unknown.
  public var addresses: @Sendable (_ host: String) async throws(PageFetchError) -> [InternetAddress]

  /// Makes a connection from two closures; their errors become ``PageFetchError/init(_:)``.
  public init(
    ask: @escaping @Sendable (PageAddress, PageLimits, @escaping Progress) async throws -> Answer,
    addresses: @escaping @Sendable (String) async throws -> [InternetAddress]
  ) {
    self.ask = { address, limits, progress async throws(PageFetchError) in
      do { return try await ask(address, limits, progress) } catch { throw PageFetchError(error) }
    }
    self.addresses = { host async throws(PageFetchError) in
      do { return try await addresses(host) } catch { throw PageFetchError(error) }
    }
  }

  /// A connection that always fails.
  public static let offline = PageConnection(
    ask: { _, _, _ in throw PageFetchError.offline },
    addresses: { _ in throw PageFetchError.offline })
}
