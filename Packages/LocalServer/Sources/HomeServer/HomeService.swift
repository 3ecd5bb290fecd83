import LocalServer
import ServiceCalls

/// A household's home server: a service for programs and browsers of this machine.
public struct HomeService: Sendable {
  /// The first port that is tried by default.
  public static let usualPort: UInt16 = 8650

  private let service: @Sendable (ServiceRequest) async -> ServiceAnswer
  private let limits: ServerLimits

  /// Makes a server with a handler of requests.
  ///
  /// - Parameter bodyBytes: the most bytes of a request's body; a service may accept fewer.
  public init(
    bodyBytes: Int = 1_048_576,
    answer service: @escaping @Sendable (ServiceRequest) async -> ServiceAnswer
  ) {
    self.service = service
    var limits = ServerLimits()
    limits.body = bodyBytes
    self.limits = limits
  }

  /// Serves until it is asked to end.
  ///
  /// - Parameters:
  ///   - port: the port on the loopback interface; nil for the usual one or the next free one.
  ///   - end: returns when the server should end.
  ///   - isOpen: receives the address once requests are answered.
  public func run(
    port: UInt16? = nil, until end: @Sendable () async -> Void,
    isOpen: @Sendable (_ address: String) -> Void
  ) async throws(LocalServerError) {
    try await run(port.map { .exactly($0) } ?? .firstFree(from: Self.usualPort), end, isOpen)
  }

  func run(
    _ port: PortChoice, _ end: @Sendable () async -> Void,
    _ isOpen: @Sendable (_ address: String) -> Void
  ) async throws(LocalServerError) {
    let server = LoopbackServer(limits: limits) { await answer($0) }
    let bound = try server.start(port: port)
    isOpen("http://127.0.0.1:\(bound)")
    await end()
    await server.stop(grace: .zero)
  }

  /// The answer to a request of this machine; a web page's request is refused.
  func answer(_ request: HTTPRequest) async -> HTTPResponse {
    if let refusal = LocalAccess.refusal(of: request) {
      return HTTPResponse.text("Not here.\n", status: refusal.status).guarded(policy: Self.policy)
    }
    guard let asked = ServiceRequest(request) else {
      return HTTPResponse.methodNotAllowed([.get, .post, .put]).guarded(policy: Self.policy)
    }
    return HTTPResponse(await service(asked)).guarded(policy: Self.policy)
  }

  /// Pages load and send nothing, and cannot be framed.
  private static let policy =
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
}
