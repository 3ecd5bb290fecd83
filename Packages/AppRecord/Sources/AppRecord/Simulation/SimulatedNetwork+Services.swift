import ServiceCalls

extension SimulatedNetwork {
  /// Asks somebody outside over this connection.
  ///
  /// - Parameters:
  ///   - offline: what is thrown where it does not arrive.
  ///   - unheard: what is thrown where it arrives, and its answer does not.
  ///   - useless: what comes where no answer is of any use.
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

  /// Services behind this connection, asked again as ever.
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
