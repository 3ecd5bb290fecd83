/// Fetches pages: only from the web, only from public hosts, and only within limits.
public struct PageFetcher: Sendable {
  private let connection: PageConnection
  private let limits: PageLimits
  private let sleep: @Sendable (_ seconds: Int) async throws -> Void

  /// Makes a fetcher.
  ///
  /// - Parameter sleep: waits for the given number of seconds; throws if the task is cancelled.
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

  /// A copy of the fetcher with a connection that is made from this one's.
  public func over(_ change: (PageConnection) -> PageConnection) -> PageFetcher {
    PageFetcher(over: change(connection), within: limits, sleep: sleep)
  }

  /// Fetches a page and follows redirects; each host is checked before it gets a request.
  ///
  /// A name is looked up first; an address in place of a name, and "localhost", are judged without
  /// a lookup.
  ///
  /// - Throws: the reason why there is no page; ``PageFetchError/cancelled`` if the task was
  ///   cancelled.
  public func page(
    at address: PageAddress, progress: @escaping PageConnection.Progress = { _, _ in }
  ) async throws(PageFetchError) -> FetchedPage {
    try await fetched(address, limits, progress)
  }

  /// Fetches a file that a page names, such as its picture, by the same rules as a page.
  ///
  /// Its media type is not looked at, because only its bytes say what it is.
  ///
  /// - Parameter bytes: the most bytes to read.
  /// - Throws: the reason why there is no file.
  public func file(
    at address: PageAddress, bytes: Int
  ) async throws(PageFetchError) -> [UInt8] {
    var limits = limits
    limits.bytes = min(limits.bytes, bytes)
    limits.wanted = .anyFile
    return try await fetched(address, limits) { _, _ in }.bytes
  }

  private func fetched(
    _ address: PageAddress, _ limits: PageLimits, _ progress: @escaping PageConnection.Progress
  ) async throws(PageFetchError) -> FetchedPage {
    do {
      return try await withThrowingTaskGroup(of: FetchedPage.self) { group in
        group.addTask { try await follow(address, limits, progress) }
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
    _ start: PageAddress, _ limits: PageLimits, _ progress: @escaping PageConnection.Progress
  ) async throws(PageFetchError) -> FetchedPage {
    var address = start
    for _ in 0...max(0, limits.redirects) {
      try await checkPublic(address.host)
      let answer = try await connection.ask(address, limits, progress)
      guard 300..<400 ~= answer.status, let location = answer.location else {
        return try page(answer, at: address, limits)
      }
      address = try address.following(location)
    }
    throw .tooManyRedirects(limits.redirects)
  }

  /// Refuses a host if any of its addresses is not public, because the next request could go to
  /// that address.
  ///
  /// An address in place of a name is judged itself, because a lookup could answer another one.
  private func checkPublic(_ host: String) async throws(PageFetchError) {
    if let isPublic = InternetAddress.isPublic(literal: host) {
      guard isPublic else { throw .notPublic(host: host) }
      return
    }
    let addresses = try await connection.addresses(host)
    guard !addresses.isEmpty else { throw .unknownHost(host) }
    guard addresses.allSatisfy(\.isPublic) else { throw .notPublic(host: host) }
  }

  private func page(
    _ answer: PageConnection.Answer, at address: PageAddress, _ limits: PageLimits
  ) throws(PageFetchError) -> FetchedPage {
    switch answer.status {
    case 200..<300: break
    case 401, 403, 406, 429, 451, 503: throw .refused(status: answer.status)
    case 404, 410: throw .notFound(status: answer.status)
    default: throw .failed(status: answer.status)
    }
    if let type = answer.contentType, !limits.wanted.includes(MediaType(type)) {
      throw .notAPage(mediaType: MediaType(type).name)
    }
    guard answer.bytes.count <= limits.bytes else { throw .tooLarge(bytes: limits.bytes) }
    return FetchedPage(
      address: address, contentType: answer.contentType, bytes: answer.bytes)
  }
}
