/// The port to whatever carries a request: one question, one answer, no redirect followed.
public struct PageConnection: Sendable {
  /// What a site answered.
  public struct Answer: Hashable, Sendable {
    /// The status, such as 200.
    public var status: Int
    /// Where it sends us on to.
    public var location: String?
    /// What it says that it sends.
    public var contentType: String?
    /// The body; empty where the status is no success or nobody wants that type.
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

  /// How much has come, in bytes, and how much will, where the site says so.
  public typealias Progress = @Sendable (_ received: Int, _ expected: Int?) -> Void

  /// Asks for an address and reads at most the bytes of the limits.
  public var ask:
    @Sendable (PageAddress, PageLimits, @escaping Progress) async throws(PageFetchError) -> Answer
  /// The addresses that a host name stands for; none where nobody knows it.
  public var addresses: @Sendable (_ host: String) async throws(PageFetchError) -> [InternetAddress]

  /// A connection of two closures; what they throw becomes ``PageFetchError/init(_:)``.
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

  /// No connection at all.
  public static let offline = PageConnection(
    ask: { _, _, _ in throw PageFetchError.offline },
    addresses: { _ in throw PageFetchError.offline })
}
