/// Sends a request and returns its answer, without following redirects.
public struct ServiceTransport: Sendable {
  /// Sends a request and reads at most as many bytes as the limits allow.
  public var send:
    @Sendable (ServiceRequest, ServiceLimits) async throws(ServiceFailure) -> ServiceAnswer

  /// Makes a transport from a closure; its errors become ``ServiceFailure/init(_:)``.
  ///
  /// The closure must end when its task is cancelled.
  public init(
    send: @escaping @Sendable (ServiceRequest, ServiceLimits) async throws -> ServiceAnswer
  ) {
    self.send = { request, limits async throws(ServiceFailure) in
      do { return try await send(request, limits) } catch { throw ServiceFailure(error) }
    }
  }

  /// Makes a transport to a service in this process, such as a service under test.
  public init(to service: @escaping @Sendable (ServiceRequest) async -> ServiceAnswer) {
    self.init { request, _ in await service(request) }
  }

  /// A transport without a connection.
  public static let offline = ServiceTransport { _, _ in throw ServiceFailure.offline }
}
