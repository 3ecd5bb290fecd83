import Groceries
import ServiceCalls
import Sync

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
  func caller(over real: ServiceCaller) -> ServiceCaller {
    real.over { transport in
      ServiceTransport { request, limits in
        try await self.carry(
          offline: .offline, unheard: .timedOut(seconds: limits.seconds),
          useless: .success(ServiceAnswer(status: 500))
        ) { () async throws(ServiceFailure) in try await transport.send(request, limits) }
      }
    }
  }

  /// A retailer behind this connection, as if it were far away.
  func retailer(over real: RetailerClient) -> RetailerClient {
    RetailerClient(
      name: real.name,
      stores: { zip async throws(RetailerError) in
        try await self.asking { () async throws(RetailerError) in try await real.stores(zip) }
      },
      store: { id async throws(RetailerError) in
        try await self.asking { () async throws(RetailerError) in try await real.store(id) }
      },
      products: { wishes, store async throws(RetailerError) in
        try await self.asking { () async throws(RetailerError) in
          try await real.products(wishes, store)
        }
      },
      snapshot: { products, store async throws(RetailerError) in
        try await self.asking { () async throws(RetailerError) in
          try await real.snapshot(products, store)
        }
      },
      cart: { order async throws(RetailerError) in
        try await self.asking { () async throws(RetailerError) in try await real.cart(order) }
      },
      checkoutURL: { cart async throws(RetailerError) in
        try await self.asking { () async throws(RetailerError) in
          try await real.checkoutURL(cart)
        }
      })
  }

  private func asking<Answer>(
    _ ask: () async throws(RetailerError) -> Answer
  ) async throws(RetailerError) -> Answer {
    try await carry(
      offline: .offline, unheard: .timedOut(seconds: ServiceLimits().seconds),
      useless: .failure(.failed(status: 500)), ask)
  }

  /// The list of a household behind this connection, for one whose server is made up.
  func exchange(over real: EditExchange) -> EditExchange {
    EditExchange(
      push: { edits, seen async throws(HouseholdFailure) in
        try await self.meeting { () async throws(HouseholdFailure) in
          try await real.push(edits, seen)
        }
      },
      pull: { after, limit async throws(HouseholdFailure) in
        try await self.meeting { () async throws(HouseholdFailure) in
          try await real.pull(after, limit)
        }
      })
  }

  private func meeting<Answer>(
    _ ask: () async throws(HouseholdFailure) -> Answer
  ) async throws(HouseholdFailure) -> Answer {
    try await carry(
      offline: .unanswered(.offline),
      unheard: .unanswered(.timedOut(seconds: ServiceLimits().seconds)),
      useless: .failure(.unavailable(status: 500)), ask)
  }
}
