import Foundation
import Groceries
import RetailerServices
import ServiceCalls
import Synchronization
import Testing

/// A cart is made once, however often its request has to be sent.
@Suite struct IdempotencyTests {
  private let exchange = Exchange()
  private let order = CartOrder(store: SampleShop.store, lines: [.init("0001", count: 2)])

  @Test(arguments: [503, 500])
  func `an answer that is lost on the way makes no second cart`(status: Int) async throws {
    let server = exchange.server()
    let lost = Mutex(2)
    let client = exchange.client { request in
      let answer = await server.answer(to: request)
      let isLost = lost.withLock {
        $0 -= 1
        return $0 >= 0
      }
      return isLost ? ServiceAnswer(status: status) : answer
    }
    #expect(try await client.cart(order).id == "cart.1")
    #expect(exchange.shop.orders.count == 1)
    #expect(exchange.sent.count == 3 && Set(exchange.sent).count == 1)
    #expect(exchange.sent[0].headers[ServiceRequest.idempotencyKey] == "id-1")
  }

  @Test func `two carts that are meant are two`() async throws {
    let client = exchange.client(of: exchange.server())
    #expect(try await client.cart(order).id == "cart.1")
    #expect(try await client.cart(order).id == "cart.2")
  }

  private func post(_ body: String, key: String? = "k") -> ServiceRequest {
    var headers: ServiceFields = ["Content-Type": "application/json"]
    headers[ServiceRequest.idempotencyKey] = key
    return ServiceRequest(
      .post, ["api", "cart"], of: Exchange.service, headers: headers, body: Array(body.utf8))
  }

  private let body = #"{"store": "kroger-1234", "lines": [{"product": "0001", "count": 1}]}"#

  @Test func `the same key with another request is refused`() async throws {
    let server = exchange.server()
    #expect(await server.answer(to: post(body)).status == 201)
    #expect(await server.answer(to: post(body + " ")).status == 422)
    #expect(exchange.shop.orders.count == 1)
  }

  @Test func `a failed request can be repeated with its key`() async throws {
    let server = exchange.server()
    exchange.shop.error = .offline
    #expect(await server.answer(to: post(body)).status == 503)
    exchange.shop.error = nil
    #expect(await server.answer(to: post(body)).status == 201)
  }

  @Test func `while the first try is being worked on the next one waits`() async throws {
    let (gate, opener) = AsyncStream<Void>.makeStream()
    let (begun, isBegun) = AsyncStream<Void>.makeStream()
    var shop = exchange.shop.client
    let take = shop.cart
    shop.cart = { order async throws(RetailerError) in
      isBegun.yield()
      for await _ in gate { break }
      return try await take(order)
    }
    let server = RetailerServer(of: shop, now: { SampleShop.time })
    let request = post(body)
    let first = Task { await server.answer(to: request) }
    for await _ in begun { break }
    let second = await server.answer(to: request)
    #expect(second.status == 409 && second.headers["Retry-After"] == "1")
    opener.yield()
    let answer = await first.value
    #expect(answer.status == 201)
    #expect(await server.answer(to: request) == answer)
  }
}
