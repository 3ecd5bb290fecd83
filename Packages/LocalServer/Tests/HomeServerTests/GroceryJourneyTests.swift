import DemoGrocer
import Foundation
import Groceries
import LiveCalls
import RetailerServices
import ServiceCalls
import Synchronization
import Testing

/// From a ZIP code to the page of a cart, over real HTTP.
@Suite struct GroceryJourneyTests {
  private final class Clock: Sendable {
    private let time = Mutex(Date(timeIntervalSince1970: 1_795_694_400))
    var now: Date { time.withLock { $0 } }
    func pass(hours: Double) { time.withLock { $0 += hours * 3_600 } }
  }

  private let clock = Clock()
  private let wishes = ["onion", "kidney-bean", "milk", "basil", "rice"].map {
    ProductWish(food: .init(rawValue: $0), words: $0)
  }

  private func client(at service: ServiceAddress) -> RetailerClient {
    .backend(
      "Home", at: service, over: .live, makeID: { UUID().uuidString })
  }

  @Test func `a week's shopping goes from the store to the page of its cart`() async throws {
    let near = RetailerClient.demo(now: { [clock] in clock.now })
    let server = RetailerServer(of: near, now: { [clock] in clock.now })
    try await OpenHome.with(server.answer) { [wishes, clock] service in
      let far = client(at: service)
      let store = try #require(try await far.stores("94103").first)
      #expect(store.name == "Kroger #1234")
      let answer = try await far.products(wishes, store.id)
      #expect(try await near.products(wishes, store.id) == answer)
      let ids = answer.products.map(\.id)
      let first = try await far.snapshot(ids, store.id)
      clock.pass(hours: 6)
      let later = try await far.snapshot(ids, store.id)
      #expect(try await near.snapshot(ids, store.id) == later)
      #expect(later.time > first.time && later.entries.count == first.entries.count)
      let lines = answer.products.filter { later.entries[$0.id]?.availability == .inStock }
        .prefix(6).map { CartOrder.Line($0.id, count: 2) }
      let cart = try await far.cart(CartOrder(store: store.id, lines: Array(lines)))
      #expect(cart.lines == Array(lines) && cart.refused.isEmpty)
      let url = try await far.checkoutURL(cart.id)
      #expect(url == "\(service.text)/checkout/\(cart.id)")
      let html = try await page(url, of: service)
      #expect(html.contains("<h1>Cart ready for checkout — Kroger #1234</h1>"))
      #expect(html.contains("6 items. Estimated total: $"))
      for product in answer.products where lines.contains(where: { $0.product == product.id }) {
        #expect(
          html.contains(product.name.replacing("'", with: "&#39;").replacing("&", with: "&amp;")))
      }
    }
  }

  private func page(_ url: String, of service: ServiceAddress) async throws -> String {
    let path = url.dropFirst(service.text.count).split(separator: "/").map(String.init)
    let answer = try await ServiceTransport.live.send(
      ServiceRequest(.get, path, of: service), ServiceLimits())
    #expect(answer.status == 200)
    #expect(answer.headers["Content-Type"] == "text/html; charset=utf-8")
    #expect(answer.headers["Content-Security-Policy"]?.hasPrefix("default-src 'none'") == true)
    return String(decoding: answer.body, as: UTF8.self)
  }

  @Test func `a store, ZIP or cart that does not exist is told over HTTP as well`() async throws {
    let server = RetailerServer(
      of: .demo(now: { [clock] in clock.now }), now: { [clock] in clock.now })
    try await OpenHome.with(server.answer) { service in
      let far = client(at: service)
      await #expect(throws: RetailerError.unknownZIP("00000")) { try await far.stores("00000") }
      await #expect(throws: RetailerError.unknownStore("closed")) {
        try await far.snapshot(["a"], "closed")
      }
      await #expect(throws: RetailerError.unknownCart("gone")) {
        try await far.checkoutURL("gone")
      }
    }
  }

  @Test func `a key is asked for and taken over HTTP`() async throws {
    let key = HiddenKey("planted-key")
    let server = RetailerServer(
      of: .demo(now: { [clock] in clock.now }), key: key, now: { [clock] in clock.now })
    try await OpenHome.with(server.answer) { service in
      await #expect(throws: RetailerError.notAuthorized) {
        try await client(at: service).stores("94103")
      }
      let known = RetailerClient.backend(
        "Home", at: service, over: .live, makeID: { "a" },
        key: { key })
      let stores = try await known.stores("94103")
      #expect(stores.count == 4)
    }
  }
}
