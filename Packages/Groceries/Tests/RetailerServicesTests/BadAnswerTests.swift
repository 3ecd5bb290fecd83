import Foundation
import Groceries
import MealModels
import RetailerServices
import ServiceCalls
import Testing

/// What becomes of answers that are not as they should be.
@Suite struct BadAnswerTests {
  private let exchange = Exchange()
  private let order = CartOrder(store: "kroger-1234", lines: [.init("0001", count: 1)])

  private func product(_ members: String) -> String {
    #"{"products": [{"id": "1", "name": "Milk", "#
      + members + "}]}"
  }

  private func read(_ text: String) async throws -> [Product] {
    try await exchange.client(answered: text)
      .products([ProductWish(food: "milk", words: "milk")], "kroger-1234").products
  }

  @Test(arguments: [
    ("<!doctype html><html><body>Sign in</body></html>", "answer", "a web page"),
    ("", "answer", "nothing"), ("  \n", "answer", "nothing"),
    (#"{"stores": [{"id": "a", "na"#, "answer", "JSON that breaks off"),
    ("[]", "answer", "JSON of another kind"), ("OK", "answer", "text that is not JSON"),
    ("{}", "stores", "nothing"), (#"{"stores": null}"#, "stores", "null"),
    (#"{"stores": 7}"#, "stores", "a value of another kind"),
    (#"{"stores": [{"id": 7}]}"#, "stores[0].id", "a value of another kind"),
    (#"{"stores": [{}, {}]}"#, "stores[0].id", "nothing"),
  ])
  func `an error about an invalid list of stores names the place and kind`(
    text: String, place: String, found: String
  ) async throws {
    let client = exchange.client(answered: text)
    await #expect(throws: RetailerError.malformed(place: place, text: found)) {
      try await client.stores("94103")
    }
  }

  @Test func `ten million bytes are refused unread`() async throws {
    let client = exchange.client(answered: String(repeating: "[", count: 10_000_000))
    await #expect(throws: RetailerError.malformed(place: "answer", text: "more than 4000000 bytes"))
    {
      try await client.stores("94103")
    }
  }

  @Test func `a document nested without end is refused`() async throws {
    let client = exchange.client(answered: String(repeating: "[", count: 1_000_000))
    await #expect(throws: RetailerError.self) { try await client.stores("94103") }
  }

  @Test(arguments: [
    #""price": null"#, #""price": 0"#, #""price": {}"#, #""price": "free""#,
    #""price": {"hundredths": 0, "currency": "USD"}"#,
    #""price": {"hundredths": -5, "currency": "USD"}"#,
    #""price": {"hundredths": 2.49, "currency": "USD"}"#,
    #""price": {"hundredths": 99999999, "currency": "USD"}"#, #""price": {"hundredths": 5}"#,
    #""later": {"deal": [1, 2]}"#,
  ])
  func `a price that is missing or makes no sense is unknown, never nothing`(
    member: String
  ) async throws {
    let products = try await read(product(member))
    #expect(products.count == 1 && products[0].price == nil)
  }

  @Test(arguments: [
    #""package": null"#, #""package": {"count": 0, "amount": "1"}"#,
    #""package": {"count": 1, "amount": "0"}"#, #""package": {"count": 1, "amount": "a few"}"#,
    #""package": {"count": 1, "amount": "1", "unit": "hogshead"}"#,
    #""package": {"count": 1, "amount": "1", "step": "0"}"#, #""package": "big""#,
    #""availability": "plenty", "food": null"#,
  ])
  func `an unreadable package or stock is unknown`(member: String) async throws {
    let products = try await read(product(member))
    #expect(products.count == 1 && products[0].package == nil)
    #expect(products[0].availability == .unknown)
  }

  @Test func `a product that cannot be read takes no other one with it`() async throws {
    let rows =
      #"{"id": "1"}, 7, {"id": "", "name": "a"}, {"id": "2", "name": "b", "form": "pickled"}"#
    let text = #"{"products": [\#(rows), {"id": "3", "name": "c"}], "unanswered": [-1, 0, 9]}"#
    let wish = ProductWish(food: nil, words: "milk")
    let answer = try await exchange.client(answered: text).products([wish], "kroger-1234")
    #expect(answer.products.map(\.id) == ["3"])
    #expect(answer.unanswered == [wish])
  }

  @Test func `a price in another currency is refused`() async throws {
    let price = #""price": {"hundredths": 5, "currency": "EUR"}"#
    let stores =
      #"{"stores": [{"id": "kroger-1234", "name": "", "chain": "", "address": "", "#
      + #""zip": "", "currency": "USD"}]}"#
    let both = exchange.client { request in
      ServiceAnswer(
        status: 200, body: Array((request.path.last == "stores" ? stores : product(price)).utf8))
    }
    _ = try await both.stores("94103")
    await #expect(throws: RetailerError.otherCurrency("1", .eur)) {
      try await both.products([ProductWish(food: "milk", words: "")], "kroger-1234")
    }
    let mixed =
      #"{"time": "2026-11-22T10:00:00Z", "entries": ["#
      + #"{"product": "1", "price": {"hundredths": 5, "currency": "USD"}}, "#
      + #"{"product": "2", "price": {"hundredths": 5, "currency": "GBP"}}]}"#
    await #expect(throws: RetailerError.self) {
      try await exchange.client(answered: mixed).snapshot(["1", "2"], "a")
    }
    let yen = product(#""price": {"hundredths": 5, "currency": "JPY"}"#)
    await #expect(
      throws: RetailerError.malformed(
        place: "products[0].price.currency", text: "an unknown currency")
    ) { try await read(yen) }
  }

  @Test(arguments: [
    "javascript:alert(1)", "http://shop.example/cart", "", "cart/1", "https://u:p@shop.example/",
  ])
  func `a person is sent to no address that is not safe`(url: String) async throws {
    let client = exchange.client(answered: #"{"url": "\#(url)"}"#)
    await #expect(
      throws: RetailerError.malformed(place: "url", text: "an address that is not https")
    ) { try await client.checkoutURL("cart") }
  }

  @Test(arguments: [
    (400, RetailerError.failed(status: 400)), (401, .notAuthorized), (403, .notAuthorized),
    (404, .failed(status: 404)), (429, .rateLimited(retryAfter: 90)), (500, .failed(status: 500)),
    (503, .failed(status: 503)),
    (301, .malformed(place: "answer", text: "a redirect to another place")),
  ])
  func `a status without a document means what it says`(
    status: Int, error: RetailerError
  ) async throws {
    let client = exchange.client(
      answered: "<html>\(status)</html>", status, headers: ["Retry-After": "90"])
    await #expect(throws: error) { try await client.cart(order) }
  }

  @Test func `another version of the contract is refused`() async throws {
    let client = exchange.client(
      answered: #"{"stores": []}"#, headers: ["Retailer-Contract": "2"])
    await #expect(
      throws: RetailerError.malformed(place: "Retailer-Contract", text: "another version")
    ) { try await client.stores("94103") }
  }

  @Test func `an answer after a minute is given up`() async throws {
    var timing = exchange.timing
    timing.patience = { _ in }
    let slow = ServiceTransport { _, _ in
      try await Task.sleep(for: .seconds(60))
      return ServiceAnswer(status: 200)
    }
    let client = RetailerClient.backend(
      "Home", at: Exchange.service, over: ServiceCaller(over: slow, timing: timing),
      makeID: { "a" })
    await #expect(throws: RetailerError.timedOut(seconds: 20)) { try await client.stores("94103") }
  }

  @Test func `without connection everything says so`() async throws {
    let client = RetailerClient.backend(
      "Home", at: Exchange.service,
      over: ServiceCaller(over: .offline, timing: exchange.timing), makeID: { "a" })
    await #expect(throws: RetailerError.offline) { try await client.stores("94103") }
    await #expect(throws: RetailerError.offline) { try await client.checkoutURL("a") }
  }

  @Test func `of products the rest stays unanswered, of prices nothing is used`() async throws {
    let server = exchange.server()
    let client = exchange.client { [exchange] request in
      let asks = exchange.sent.count { $0.path.last == request.path.last }
      return asks > 1 ? ServiceAnswer(status: 400) : await server.answer(to: request)
    }
    let wishes =
      [ProductWish(food: "onion", words: "")]
      + (0..<150).map { ProductWish(food: "basil", words: "basil \($0)") }
    let answer = try await client.products(wishes, SampleShop.store)
    #expect(answer.products.map(\.id) == ["0002", "0004"])
    #expect(answer.unanswered == Array(wishes[100...]))
    let products = (0..<1_500).map { ProductID(rawValue: "\($0)") }
    await #expect(throws: RetailerError.partial(received: 1_000, of: 1_500)) {
      try await client.snapshot(products, SampleShop.store)
    }
  }
}
