import AppRecord
import Groceries
import ServiceCalls

extension SimulatedNetwork {
  /// A retailer behind this simulated connection.
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
}
