import LocalServer
import ServiceCalls

@testable import HomeServer

/// A server at a free port, open as long as a test uses it.
enum OpenHome {
  /// Serves at a port that the system picks while something is done with its address.
  static func with(
    _ service: @escaping @Sendable (ServiceRequest) async -> ServiceAnswer,
    _ use: @escaping @Sendable (ServiceAddress) async throws -> Void
  ) async throws {
    let (addresses, opened) = AsyncStream<String>.makeStream()
    let (ends, ended) = AsyncStream<Void>.makeStream()
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask {
        try await HomeService(answer: service).run(
          .exactly(0), { for await _ in ends { break } }, { _ = opened.yield($0) })
      }
      group.addTask {
        defer { ended.yield() }
        for await address in addresses { return try await use(ServiceAddress(address)) }
      }
      try await group.waitForAll()
    }
  }
}
