import ServiceCalls

extension SimulatedNetwork {
  /// Makes a call over this connection.
  ///
  /// - Parameters:
  ///   - offline: the error if the call does not arrive.
  ///   - unheard: the error if the call arrives, but its answer does not.
  ///   - useless: the result if the answer is useless.
  public func carry<Answer, Failure>(
    offline: Failure, unheard: Failure, useless: Result<Answer, Failure>,
    _ ask: () async throws(Failure) -> Answer
  ) async throws(Failure) -> Answer {
    switch await passage() {
    case .carried: return try await ask()
    case .unreached: throw offline
    case .unheard:
      _ = try await ask()
      throw unheard
    case .useless: return try useless.get()
    }
  }

  /// A caller of services over this connection, with the usual retries.
  public func caller(over real: ServiceCaller) -> ServiceCaller {
    real.over { transport in
      ServiceTransport { request, limits in
        try await self.carry(
          offline: .offline, unheard: .timedOut(seconds: limits.seconds),
          useless: .success(ServiceAnswer(status: 500))
        ) { () async throws(ServiceFailure) in try await transport.send(request, limits) }
      }
    }
  }
}
