/// The port to whatever carries a request: one question, one answer, no redirect followed.
public struct ServiceTransport: Sendable {
  /// Sends a request and reads at most the bytes of the limits.
  public var send:
    @Sendable (ServiceRequest, ServiceLimits) async throws(ServiceFailure) -> ServiceAnswer

  /// A transport by a closure; what it throws becomes ``ServiceFailure/init(_:)``.
  ///
  /// It must end when its task is cancelled.
  public init(
    send: @escaping @Sendable (ServiceRequest, ServiceLimits) async throws -> ServiceAnswer
  ) {
    self.send = { request, limits async throws(ServiceFailure) in
      do { return try await send(request, limits) } catch { throw ServiceFailure(error) }
    }
  }

  /// A service in this process, such as one under test.
  public init(to service: @escaping @Sendable (ServiceRequest) async -> ServiceAnswer) {
    self.init { request, _ in await service(request) }
  }

  /// No connection at all.
  public static let offline = ServiceTransport { _, _ in throw ServiceFailure.offline }
}
