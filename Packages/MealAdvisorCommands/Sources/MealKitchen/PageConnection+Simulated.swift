import EaterRecord
import WebPages

extension PageConnection {
  /// The same connection, with pages over a simulated network; host names are looked up only while
  /// that is connected.
  package func asking(over network: SimulatedNetwork) -> PageConnection {
    PageConnection(
      ask: { address, limits, progress in
        try await network.carry(
          offline: .offline, unheard: .tooSlow(seconds: limits.seconds),
          useless: .success(Answer(status: 500))
        ) { () async throws(PageFetchError) in try await self.ask(address, limits, progress) }
      },
      addresses: { host in
        guard network.isConnected() else { throw PageFetchError.offline }
        return try await self.addresses(host)
      })
  }
}
