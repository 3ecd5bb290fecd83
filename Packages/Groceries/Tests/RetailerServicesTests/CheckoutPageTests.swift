import Foundation
import Groceries
import MealModels
import ServiceCalls
import Testing

@testable import RetailerServices

/// What a person sees of a cart that was handed over.
@Suite struct CheckoutPageTests {
  private let exchange = Exchange()

  private func page(_ server: RetailerServer, _ address: String) async -> (Int, String) {
    let cart = address.split(separator: "/").last.map(String.init) ?? ""
    let answer = await server.answer(
      to: ServiceRequest(.get, ["checkout", cart], of: Exchange.service))
    return (answer.status, String(decoding: answer.body, as: UTF8.self))
  }

  @Test func `the address of a cart leads to a page that shows it`() async throws {
    let server = exchange.server()
    let client = exchange.client(of: server)
    _ = try await client.stores("94103")
    _ = try await client.products(
      [ProductWish(food: "onion", words: ""), ProductWish(food: "kidney-bean", words: "")],
      SampleShop.store)
    let cart = try await client.cart(
      CartOrder(
        store: SampleShop.store,
        lines: [.init("0001", count: 2), .init("0002", count: 6), .init("none", count: 1)]))
    let url = try await client.checkoutURL(cart.id)
    #expect(url == "https://home.example/checkout/cart.1")
    let (status, html) = await page(server, url)
    #expect(status == 200)
    for text in [
      "<h1>Cart ready for checkout — Kroger #1234</h1>", "Kidney beans", "2 × 2 × 400 g", "$3.98",
      "1 1/2 lb", "$1.94", "2 items. Estimated total: $5.92 (taxes at checkout)",
      "<html lang=\"en\">", "<th scope=\"row\">", "<li>none</li>",
    ] { #expect(html.contains(text), "\(text)") }
  }

  @Test func `a cart that was not handed over, or never made, has no page`() async throws {
    let server = exchange.server()
    let client = exchange.client(of: server)
    let cart = try await client.cart(
      CartOrder(store: SampleShop.store, lines: [.init("0001", count: 1)]))
    #expect(await page(server, cart.id.rawValue).0 == 404)
    #expect(await page(server, "other").0 == 404)
  }

  @Test func `a cart is held for an hour`() async throws {
    let client = exchange.client(of: exchange.server())
    let cart = try await client.cart(
      CartOrder(store: SampleShop.store, lines: [.init("0001", count: 1)]))
    exchange.now += 3_600
    _ = try await client.checkoutURL(cart.id)
    exchange.now += 1
    await #expect(throws: RetailerError.unknownCart(cart.id)) {
      try await client.checkoutURL(cart.id)
    }
  }

  @Test func `the page shows texts of others as text, not as markup`() {
    let cart = HeldCart(
      id: "a", store: "s", lines: [.init("1", count: 1)], refused: ["<b>&\"'\u{202E}"],
      time: SampleShop.time)
    let product = Product(
      id: "1", store: "s", food: nil, name: "<script>alert(1)</script>", package: .each, price: nil)
    let html = CheckoutPage(
      cart, store: SampleShop.stores[1], products: { $0 == "1" ? product : nil }, prices: nil
    ).html
    #expect(html.contains("&lt;script&gt;alert(1)&lt;/script&gt;"))
    #expect(html.contains("Épicerie &lt;du&gt; Coin"))
    #expect(html.contains("&lt;b&gt;&amp;&quot;&#39;</li>"))
    #expect(!html.contains("<script") && !html.contains("<b>") && !html.contains("\u{202E}"))
  }

  @Test func `a price that is unknown is no part of the sum, and said`() {
    let lines = [CartOrder.Line("1", count: 2), .init("2", count: 1)]
    let products = [ProductID("1"), "2"].map {
      Product(id: $0, store: "s", food: nil, name: "\($0)", package: nil, price: nil)
    }
    var prices = PriceSnapshot(store: "s", time: SampleShop.time)
    prices.entries["1"] = .init(price: Money(hundredths: 250), availability: .inStock)
    prices.entries["2"] = .init(price: nil, availability: .inStock)
    let page = CheckoutPage(
      HeldCart(id: "a", store: "s", lines: lines, time: SampleShop.time), store: nil,
      products: { id in products.first { $0.id == id } }, prices: prices)
    #expect(page.total == Money(hundredths: 500) && !page.isPriced)
    #expect(page.html.contains("At least $5.00") && page.html.contains("price unknown"))
  }
}
