import Foundation
import Groceries
import MealModels
import RetailerServices
import ServiceCalls
import Synchronization
import Testing

@Suite struct KrogerTests {
  private let kroger = KrogerStandIn()
  private let store: StoreID = "70499901"
  private let milk = ProductWish(food: "milk", words: "whole milk")

  private var access: KrogerAccess {
    KrogerAccess(
      client: { (HiddenKey("client-id"), HiddenKey("client-secret")) },
      customer: { _ in HiddenKey("customer-token") },
      food: { $0.contains("Onions") ? "onion" : nil }, service: KrogerStandIn.service)
  }

  private func client(_ access: KrogerAccess? = nil) -> RetailerClient {
    let ids = Mutex(0)
    return .kroger(
      access ?? self.access, over: kroger.caller,
      makeID: {
        ids.withLock {
          $0 += 1
          return "cart-\($0)"
        }
      })
  }

  @Test func `stores near a ZIP come with number, chain and place`() async throws {
    let stores = try await client().stores("94103-0001")
    #expect(stores.map(\.id) == ["70499901", "70499902"])
    #expect(stores[0].name == "Example #99901" && stores[0].chain == "Example")
    #expect(stores[0].address == "1 Example St, San Francisco, CA" && stores[0].zip == "94103")
    #expect(stores[1].name == "QFC - Bay" && stores[1].chain == "Quality Food Centers")
    let request = try #require(kroger.requests.last)
    #expect(
      request.address == "https://api.example.com/v1/locations?filter.zipCode.near=94103"
        + "&filter.radiusInMiles=10&filter.limit=20")
  }

  @Test func `where no store is near the ZIP is unknown`() async throws {
    await #expect(throws: RetailerError.unknownZIP("10001")) { try await client().stores("10001") }
  }

  @Test func `products come with price, package and stock, each as far as it is known`()
    async throws
  {
    let answer = try await client().products([milk], store)
    let found = Dictionary(uniqueKeysWithValues: answer.products.map { ($0.id, $0) })
    #expect(found.count == 6)
    let whole = try #require(found["0009990000011"])
    #expect(whole.name == "Kroger® Whole Milk Gallon" && whole.isStoreBrand)
    #expect(whole.price == Money(hundredths: 299) && whole.availability == .inStock)
    #expect(whole.package == PackageSize(of: Measure(.exactly(Fraction(4)), .quart)))
    let organic = try #require(found["0009990000028"])
    #expect(organic.isOrganic && organic.price == Money(hundredths: 229))
    #expect(organic.availability == .low && !organic.isStoreBrand)
    #expect(found["0009990000035"]?.availability == .out)
    #expect(found["0009990000035"]?.package?.count == 4)
    let onions = try #require(found["0000000004093"])
    #expect(onions.food == "onion" && onions.availability == .unknown)
    #expect(onions.package?.step == Fraction(1, over: 2))
    for id in [ProductID("0009990000042"), "0009990000059"] {
      let product = try #require(found[id])
      #expect(product.price == nil && product.package == nil && product.availability == .unknown)
    }
  }

  @Test func `a wish says nothing of what a product is`() async throws {
    let answer = try await client().products([milk], store)
    #expect(answer.products.filter { $0.food == "milk" }.isEmpty)
  }

  @Test func `words too short to search for stay unanswered`() async throws {
    let short = ProductWish(food: "orange-juice", words: "OJ")
    let answer = try await client().products([short, milk], store)
    #expect(answer.unanswered == [short] && !answer.products.isEmpty)
    #expect(kroger.requests.count { $0.path == ["products"] } == 1)
  }

  @Test func `prices are asked for fifty at a time, and always of a store`() async throws {
    let codes = (0..<120).map { ProductID(rawValue: String(format: "%013d", $0)) }
    let snapshot = try await client().snapshot(codes + ["0009990000011", "oats"], store)
    #expect(snapshot.entries["0009990000011"]?.price == Money(hundredths: 299))
    #expect(snapshot.entries.count == 1 && snapshot.time == KrogerStandIn.now)
    let asked = kroger.requests.filter { $0.path == ["products"] }
    #expect(asked.count == 3)
    #expect(asked.allSatisfy { $0.query["filter.locationId"] == "70499901" })
  }

  @Test func `a store without the right code is unknown`() async throws {
    await #expect(throws: RetailerError.unknownStore("kroger-1234")) {
      try await client().products([milk], "kroger-1234")
    }
    #expect(kroger.requests.isEmpty)
  }

  @Test func `one token serves until it is old`() async throws {
    let client = client()
    _ = try await client.stores("94103")
    _ = try await client.products([milk], store)
    kroger.now += 1_700
    _ = try await client.stores("94103")
    #expect(kroger.tokens == 1)
    kroger.now += 41
    _ = try await client.stores("94103")
    #expect(kroger.tokens == 2)
  }

  @Test func `ten who ask at once share one token`() async throws {
    let client = client()
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<10 { group.addTask { _ = try await client.stores("94103") } }
      try await group.waitForAll()
    }
    #expect(kroger.tokens == 1)
  }

  @Test func `a token that is refused is replaced once`() async throws {
    let client = client()
    _ = try await client.stores("94103")
    kroger.forgetTokens()
    _ = try await client.stores("94103")
    #expect(kroger.tokens == 3)
    kroger.answerNext("locations", KrogerStandIn.oldToken, KrogerStandIn.oldToken)
    await #expect(throws: RetailerError.notAuthorized) { try await client.stores("94103") }
  }

  @Test func `a wrong key, or none, is no authority`() async throws {
    var wrong = access
    wrong.client = { (HiddenKey("client-id"), HiddenKey("another-secret")) }
    await #expect(throws: RetailerError.notAuthorized) {
      try await client(wrong).stores("94103")
    }
    wrong.client = { nil }
    await #expect(throws: RetailerError.notAuthorized) { try await client(wrong).stores("94103") }
  }

  @Test(arguments: [
    (400, RetailerError.failed(status: 400)), (403, .notAuthorized), (404, .failed(status: 404)),
    (429, .rateLimited(retryAfter: nil)), (500, .failed(status: 500)),
  ])
  func `a status means what it says`(status: Int, error: RetailerError) async throws {
    let body = #"{"errors": {"code": "Forbidden", "reason": "missing required scopes"}}"#
    let answer = ServiceAnswer(status: status, type: "application/json", body)
    kroger.answerNext("locations", answer, answer, answer, answer)
    await #expect(throws: error) { try await client().stores("94103") }
  }

  @Test func `the client keeps a reserve of each day's calls, and the next day has all of them`()
    async throws
  {
    let client = client()
    for _ in 0..<1_600 { _ = try await client.stores("94103") }
    kroger.now += 400
    await #expect(throws: RetailerError.rateLimited(retryAfter: 86_000)) {
      try await client.stores("94103")
    }
    #expect(kroger.requests.count { $0.path == ["locations"] } == 1_600)
    kroger.now += 86_000
    _ = try await client.stores("94103")
  }
}
