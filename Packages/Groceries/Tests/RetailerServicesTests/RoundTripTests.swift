import Foundation
import Groceries
import MealModels
import RetailerServices
import SeededRandom
import ServiceCalls
import Testing

/// A client gets the same answers from a retailer directly and through the server.
@Suite struct RoundTripTests {
  private let exchange = Exchange()
  private var near: RetailerClient { exchange.shop.client }
  private var far: RetailerClient { exchange.client(of: exchange.server()) }

  private let wishes = [
    ProductWish(food: "kidney-bean", form: .canned, words: "kidney beans"),
    ProductWish(food: "onion", words: ""), ProductWish(food: nil, words: "AA batteries"),
    ProductWish(food: "basil", form: .fresh, words: "basil"),
  ]

  @Test func `stores, products, unanswered wishes and prices are the same over the wire`()
    async throws
  {
    #expect(try await far.stores("94103") == near.stores("94103"))
    #expect(
      try await far.products(wishes, SampleShop.store)
        == near.products(wishes, SampleShop.store))
    let products: [ProductID] = ["0001", "0002", "0003", "0004", "none"]
    #expect(
      try await far.snapshot(products, SampleShop.store)
        == near.snapshot(products, SampleShop.store))
  }

  @Test func `an unknown price stays unknown over the wire`() async throws {
    let snapshot = try await far.snapshot(["0003"], SampleShop.store)
    let entry = try #require(snapshot.entries["0003"])
    #expect(entry.price == nil && entry.availability == .out)
  }

  @Test func `the client makes a cart, fills it again and hands it over`() async throws {
    let client = exchange.client(of: exchange.server(handOff: .retailer))
    let made = try await client.cart(
      CartOrder(
        store: SampleShop.store,
        lines: [.init("0001", count: 2), .init("0003", count: 0), .init("none", count: 1)]))
    #expect(made.lines == [.init("0001", count: 2)] && made.refused == ["none"])
    let filled = try await client.cart(
      CartOrder(store: SampleShop.store, cart: made.id, lines: [.init("0002", count: 3)]))
    #expect(filled.id == made.id && filled.lines == [.init("0002", count: 3)])
    #expect(try await client.checkoutURL(made.id) == "https://shop.example/cart/cart.1")
    #expect(exchange.shop.orders.map(\.cart) == [nil, made.id])
  }

  @Test(arguments: [
    RetailerError.offline, .timedOut(seconds: 20), .rateLimited(retryAfter: 90),
    .rateLimited(retryAfter: nil), .notAuthorized, .failed(status: 418),
    .malformed(place: "data[0].price", text: "a web page"), .partial(received: 3, of: 7),
    .otherCurrency("0001", .eur),
  ])
  func `every error of a retailer is the same over the wire`(error: RetailerError) async throws {
    exchange.shop.error = error
    let far = far
    await #expect(throws: error) { try await far.stores("94103") }
    await #expect(throws: error) { try await far.products(wishes, SampleShop.store) }
    await #expect(throws: error) { try await far.snapshot(["0001"], SampleShop.store) }
    let order = CartOrder(
      store: SampleShop.store, cart: "cart.1", lines: [.init("0001", count: 1)])
    await #expect(throws: error) { try await far.cart(order) }
  }

  @Test func `an error about an unknown thing names what the client asked for`() async throws {
    let far = far
    exchange.shop.error = .unknownZIP("94103")
    await #expect(throws: RetailerError.unknownZIP("94103")) { try await far.stores("94103") }
    exchange.shop.error = .unknownStore("closed")
    await #expect(throws: RetailerError.unknownStore("closed")) {
      try await far.products(wishes, "closed")
    }
    exchange.shop.error = .unknownCart("gone")
    await #expect(throws: RetailerError.unknownCart("gone")) {
      try await far.cart(CartOrder(store: "a", cart: "gone", lines: [.init("0001", count: 1)]))
    }
    await #expect(throws: RetailerError.failed(status: 404)) { try await far.stores("94103") }
  }

  @Test(arguments: ["", "9410", "abcde", "94103-12", "٩٤١٠٣", String(repeating: "9", count: 9_999)])
  func `the client refuses an invalid ZIP code without a request`(zip: String) async throws {
    let far = far
    await #expect(throws: RetailerError.unknownZIP(zip)) { try await far.stores(zip) }
    #expect(exchange.sent.isEmpty)
  }

  @Test func `the client asks for a ZIP+4 code by its first five digits`() async throws {
    _ = try await far.stores("94103-1234")
    #expect(exchange.sent.map(\.address) == ["https://home.example/api/stores?zip=94103"])
  }

  @Test func `the client asks for many products in several requests`() async throws {
    let many = (0..<250).map { ProductWish(food: nil, words: "wish \($0)") }
    #expect(try await far.products(many, SampleShop.store).unanswered == many)
    #expect(exchange.sent.count == 3)
    let products = (0..<5_000).map { ProductID(rawValue: "p\($0)") } + ["0001"]
    #expect(try await far.snapshot(products, SampleShop.store).entries.count == 1)
    #expect(exchange.sent.count == 9)
  }

  @Test func `the client cuts long words and sends no search without words`()
    async throws
  {
    let long = ProductWish(food: "onion", words: String(repeating: "onion ", count: 2_000))
    let none = ProductWish(food: nil, words: "")
    let answer = try await far.products([long, none], SampleShop.store)
    #expect(answer.products.map(\.id) == ["0002"])
    #expect(answer.unanswered == [none])
  }

  @Test func `every product is the same over the wire`() async throws {
    var random = SeededGenerator(seed: 26)
    let products = (0..<500).map { Self.product($0, &random) }
    var client = exchange.shop.client
    client.products = { _, _ async throws(RetailerError) in ProductAnswer(products: products) }
    let server = RetailerServer(of: client, now: { SampleShop.time })
    let far = exchange.client(of: server)
    #expect(try await far.products(wishes, SampleShop.store).products == products)
  }

  private static func product(_ number: Int, _ random: inout SeededGenerator) -> Product {
    let amount = Fraction(
      Int.random(in: 1...9_999, using: &random), over: Int.random(in: 1...16, using: &random))
    let content = Measure(
      .exactly(amount ?? .one), MeasureUnit.allCases.randomElement(using: &random))
    let step = Fraction(1, over: Int.random(in: 1...8, using: &random)) ?? .one
    let sizes: [PackageSize?] = [
      nil, .each, .bunch, PackageSize(Int.random(in: 1...48, using: &random), of: content),
      PackageSize(of: content, in: .can), .weighed(per: content, step: step),
    ]
    return Product(
      id: ProductID(rawValue: "p\(number)"), store: SampleShop.store,
      food: random.happens(0.5) ? "onion" : nil,
      form: ShopForm.allCases.randomElement(using: &random) ?? .usual,
      name: "Näme \"\(number)\" </script>\u{1F9C5}\n", brand: random.happens(0.5) ? "Bränd" : "",
      isStoreBrand: random.happens(0.5), isOrganic: random.happens(0.5),
      package: sizes.randomElement(using: &random) ?? nil,
      price: random.happens(0.8)
        ? Money(hundredths: Int.random(in: 1...10_000_000, using: &random)) : nil,
      availability: Availability.allCases.randomElement(using: &random) ?? .unknown)
  }
}
