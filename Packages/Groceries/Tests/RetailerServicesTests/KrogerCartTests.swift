import Foundation
import Groceries
import RetailerServices
import ServiceCalls
import Synchronization
import Testing

/// What is in a cart at Kroger can't be read back or removed, so nothing may be added twice.
@Suite struct KrogerCartTests {
  private let kroger = KrogerStandIn()
  private let store: StoreID = "70499901"
  private let client: RetailerClient

  init() {
    let ids = Mutex(0)
    let access = KrogerAccess(
      client: { (HiddenKey("client-id"), HiddenKey("client-secret")) },
      customer: { _ in HiddenKey("customer-token") }, service: KrogerStandIn.service)
    client = .kroger(
      access, over: kroger.caller,
      makeID: {
        ids.withLock {
          $0 += 1
          return "cart-\($0)"
        }
      })
  }

  private func order(_ counts: [ProductID: Int], _ cart: CartID? = nil) -> CartOrder {
    CartOrder(
      store: store, cart: cart,
      lines: counts.sorted { $0.key < $1.key }.map { .init($0.key, count: $0.value) })
  }

  @Test func `a cart is sent when it is handed over, once`() async throws {
    let cart = try await client.cart(order(["0009990000011": 2, "oats": 1]))
    #expect(cart.lines == [.init("0009990000011", count: 2)] && cart.refused == ["oats"])
    #expect(kroger.requests.isEmpty)
    #expect(try await client.checkoutURL(cart.id) == "https://www.kroger.com/cart")
    #expect(try await client.checkoutURL(cart.id) == "https://www.kroger.com/cart")
    #expect(
      kroger.cart == [
        #"{"items": [{"upc": "0009990000011", "quantity": 2, "modality": "PICKUP"}]}"#
      ])
  }

  @Test func `filling a cart again adds only what is missing`() async throws {
    let cart = try await client.cart(order(["0009990000011": 2]))
    _ = try await client.cart(order(["0009990000011": 1], cart.id))
    _ = try await client.checkoutURL(cart.id)
    _ = try await client.cart(order(["0009990000011": 3, "0000000004093": 1], cart.id))
    _ = try await client.checkoutURL(cart.id)
    #expect(kroger.cart.count == 2)
    #expect(kroger.cart[0].contains(#""quantity": 1"#))
    #expect(kroger.cart[1].contains(#""upc": "0000000004093", "quantity": 1"#))
    #expect(kroger.cart[1].contains(#""upc": "0009990000011", "quantity": 2"#))
  }

  @Test func `a cart that was never made is unknown`() async throws {
    await #expect(throws: RetailerError.unknownCart("other")) {
      try await client.checkoutURL("other")
    }
    await #expect(throws: RetailerError.unknownCart("other")) {
      try await client.cart(order(["0009990000011": 1], "other"))
    }
  }

  @Test func `where it is open whether Kroger heard it, nothing is sent again`() async throws {
    let cart = try await client.cart(order(["0009990000011": 2]))
    kroger.answerNext("cart/add", ServiceAnswer(status: 500))
    await #expect(throws: RetailerError.failed(status: 500)) {
      try await client.checkoutURL(cart.id)
    }
    #expect(kroger.requests.count == 1)
    _ = try await client.checkoutURL(cart.id)
    #expect(kroger.requests.count == 1)
  }

  @Test func `the client sends lines that Kroger refused again`() async throws {
    let cart = try await client.cart(order(["0009990000011": 2]))
    kroger.answerNext("cart/add", ServiceAnswer(status: 400))
    await #expect(throws: RetailerError.failed(status: 400)) {
      try await client.checkoutURL(cart.id)
    }
    _ = try await client.checkoutURL(cart.id)
    #expect(kroger.cart.count == 1)
  }

  @Test func `an old token of the customer is renewed once`() async throws {
    let asked = Mutex<[Bool]>([])
    var access = KrogerAccess(client: { nil }, service: KrogerStandIn.service)
    access.customer = { isRefused in
      asked.withLock { $0.append(isRefused) }
      return HiddenKey(isRefused ? "customer-token" : "old-token")
    }
    let client = RetailerClient.kroger(access, over: kroger.caller, makeID: { "a" })
    let cart = try await client.cart(order(["0009990000011": 1]))
    _ = try await client.checkoutURL(cart.id)
    #expect(asked.withLock { $0 } == [false, true] && kroger.cart.count == 1)
  }

  @Test func `without a customer nothing is added`() async throws {
    let access = KrogerAccess(client: { nil }, service: KrogerStandIn.service)
    let client = RetailerClient.kroger(access, over: kroger.caller, makeID: { "a" })
    let cart = try await client.cart(order(["0009990000011": 1]))
    await #expect(throws: RetailerError.notAuthorized) { try await client.checkoutURL(cart.id) }
  }
}
