/// Fetches pages: only of the web, only from public hosts, and never without end.
public struct PageFetcher: Sendable {
  private let connection: PageConnection
  private let limits: PageLimits
  private let sleep: @Sendable (_ seconds: Int) async throws -> Void

  /// Makes a fetcher.
  ///
  /// - Parameter sleep: waits that many seconds and throws when it is cancelled.
  public init(
    over connection: PageConnection, within limits: PageLimits = PageLimits(),
    sleep: @escaping @Sendable (_ seconds: Int) async throws -> Void = {
      try await Task.sleep(for: .seconds($0))
    }
  ) {
    self.connection = connection
    self.limits = limits
    self.sleep = sleep
  }

  /// The same over another connection, made of this one's.
  public func over(_ change: (PageConnection) -> PageConnection) -> PageFetcher {
    PageFetcher(over: change(connection), within: limits, sleep: sleep)
  }

  /// Fetches a page, following redirects; each host is looked up and checked before it is asked.
  ///
  /// - Throws: why there is no page; ``PageFetchError/cancelled`` where the task was cancelled.
  public func page(
    at address: PageAddress, progress: @escaping PageConnection.Progress = { _, _ in }
  ) async throws(PageFetchError) -> FetchedPage {
    do {
      return try await withThrowingTaskGroup(of: FetchedPage.self) { group in
        group.addTask { try await follow(address, progress) }
        group.addTask {
          try await sleep(limits.seconds)
          throw PageFetchError.tooSlow(seconds: limits.seconds)
        }
        defer { group.cancelAll() }
        guard let page = try await group.next() else { throw PageFetchError.cancelled }
        return page
      }
    } catch {
      throw PageFetchError(error)
    }
  }

  private func follow(
    _ start: PageAddress, _ progress: @escaping PageConnection.Progress
  ) async throws(PageFetchError) -> FetchedPage {
    var address = start
    for _ in 0...max(0, limits.redirects) {
      try await checkPublic(address.host)
      let answer = try await connection.ask(address, limits, progress)
      guard 300..<400 ~= answer.status, let location = answer.location else {
        return try page(answer, at: address)
      }
      address = try address.following(location)
    }
    throw .tooManyRedirects(limits.redirects)
  }

  /// Refuses a host with any address that is not public: what is asked next could be that one.
  private func checkPublic(_ host: String) async throws(PageFetchError) {
    let addresses = try await connection.addresses(host)
    guard !addresses.isEmpty else { throw .unknownHost(host) }
    guard addresses.allSatisfy(\.isPublic) else { throw .notPublic(host: host) }
  }

  private func page(
    _ answer: PageConnection.Answer, at address: PageAddress
  ) throws(PageFetchError) -> FetchedPage {
    switch answer.status {
    case 200..<300: break
    case 401, 403, 406, 429, 451, 503: throw .refused(status: answer.status)
    case 404, 410: throw .notFound(status: answer.status)
    default: throw .failed(status: answer.status)
    }
    if let type = answer.contentType, !MediaType(type).isText {
      throw .notAPage(mediaType: MediaType(type).name)
    }
    guard answer.bytes.count <= limits.bytes else { throw .tooLarge(bytes: limits.bytes) }
    return FetchedPage(
      address: address, contentType: answer.contentType, bytes: answer.bytes)
  }
}
