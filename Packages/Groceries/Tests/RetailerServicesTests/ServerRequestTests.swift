import Foundation
import Groceries
import RetailerServices
import ServiceCalls
import Testing

/// What a request may hold, and what is said of one that holds something else.
@Suite struct ServerRequestTests {
  private let exchange = Exchange()

  private func send(
    _ method: ServiceMethod, _ path: String, _ body: String = "", zip: String? = nil,
    type: String? = "application/json", key: String? = "k", version: String? = "1",
    authorization: Authorization? = nil, to server: RetailerServer? = nil
  ) async -> ServiceAnswer {
    var headers = ServiceFields()
    headers["Content-Type"] = type
    headers[ServiceRequest.idempotencyKey] = key
    headers["Retailer-Contract"] = version
    return await (server ?? exchange.server()).answer(
      to: ServiceRequest(
        method, path.split(separator: "/").map(String.init), of: Exchange.service,
        query: zip.map { ["zip": $0] } ?? [:], headers: headers, authorization: authorization,
        body: Array(body.utf8)))
  }

  private struct Told: Decodable, Equatable {
    struct Fault: Decodable, Equatable {
      var code: String
      var message: String
      var place: String?
    }

    var error: Fault
  }

  private func fault(_ answer: ServiceAnswer) throws -> Told.Fault {
    try JSONDecoder().decode(Told.self, from: Data(answer.body)).error
  }

  static let wrongBodies: [(path: String, body: String, place: String)] = [
    ("api/cart", "", "body"), ("api/cart", "<html>", "body"), ("api/cart", "{\"store\":", "body"),
    ("api/cart", "[]", "body"), ("api/cart", #"{"lines": []}"#, "store"),
    ("api/cart", #"{"store": "", "lines": [{"product": "1", "count": 1}]}"#, "store"),
    ("api/cart", #"{"store": "a", "lines": []}"#, "lines"),
    ("api/cart", #"{"store": "a", "lines": [{"product": "1", "count": 0}]}"#, "lines[0].count"),
    ("api/cart", #"{"store": "a", "lines": [{"product": "1", "count": 10000}]}"#, "lines[0].count"),
    ("api/cart", #"{"store": "a", "lines": [{"product": "1", "count": "2"}]}"#, "lines[0].count"),
    ("api/cart", #"{"store": "a", "lines": [{"product": "", "count": 2}]}"#, "lines[0].product"),
    ("api/stores/a/products", #"{"wishes": []}"#, "wishes"),
    (
      "api/stores/a/products", #"{"wishes": [{"form": "pickled", "words": "a"}]}"#, "wishes[0].form"
    ),
    ("api/stores/a/products", #"{"wishes": [{"form": "usual", "words": ""}]}"#, "wishes[0].words"),
    ("api/stores/a/snapshots", #"{"products": [1]}"#, "products[0]"),
    ("api/stores/a/snapshots", #"{"products": [""]}"#, "products[0]"),
  ]

  @Test(arguments: wrongBodies)
  func `a body that is wrong is told where`(
    path: String, body: String, place: String
  ) async throws {
    let answer = await send(.post, path, body)
    #expect(answer.status == 400)
    let fault = try fault(answer)
    #expect(fault.code == "bad-request" && fault.place == place && fault.message.contains(place))
    #expect(exchange.shop.orders.isEmpty)
  }

  @Test func `lists and words have their limits`() async throws {
    let wish = #"{"form": "usual", "words": "a"}"#
    let many = Array(repeating: wish, count: 101).joined(separator: ",")
    #expect(await send(.post, "api/stores/a/products", "{\"wishes\": [\(many)]}").status == 400)
    let long = String(repeating: "a", count: 201)
    let body = "{\"wishes\": [{\"form\": \"usual\", \"words\": \"\(long)\"}]}"
    #expect(await send(.post, "api/stores/a/products", body).status == 400)
    let ids = Array(repeating: "\"a\"", count: 1_001).joined(separator: ",")
    #expect(await send(.post, "api/stores/a/snapshots", "{\"products\": [\(ids)]}").status == 400)
    let blanks = String(repeating: " ", count: 524_289)
    #expect(await send(.post, "api/cart", blanks).status == 413)
  }

  @Test func `the server ignores unknown members of a request`() async throws {
    let body = """
      {"store": "kroger-1234", "gift": true, "lines": [{"product": "0001", "count": 1, "note": []}]}
      """
    #expect(await send(.post, "api/cart", body).status == 201)
  }

  @Test func `another type, version, path or method is refused with what would be right`()
    async throws
  {
    #expect(await send(.post, "api/cart", "{}", type: "text/plain").status == 415)
    #expect(await send(.post, "api/cart", "{}", type: nil).status == 415)
    #expect(await send(.get, "api", version: "2").status == 400)
    #expect(await send(.get, "api", version: nil).status == 200)
    #expect(try fault(await send(.get, "elsewhere")).code == "not-found")
    let answer = await send(.delete, "api/cart/1")
    #expect(answer.status == 405 && answer.headers["Allow"] == "PUT")
    #expect(await send(.get, "api/stores").status == 400)
    #expect(await send(.get, "api/stores", zip: "12").status == 404)
    #expect(await send(.post, "api/cart", "{}", key: nil).status == 400)
    #expect(await send(.post, "api/cart/1/checkout", key: "").status == 400)
    let long = String(repeating: "a", count: 101)
    #expect(await send(.put, "api/cart/\(long)", "{}").status == 400)
  }

  @Test func `where a key is wanted nothing is told without it`() async throws {
    let key = HiddenKey("planted-key")
    let server = exchange.server(key: key)
    #expect(await send(.get, "api", to: server).status == 401)
    let wrong = Authorization.bearer(HiddenKey("planted-kez"))
    #expect(await send(.get, "api", authorization: wrong, to: server).status == 401)
    #expect(await send(.get, "api", authorization: .bearer(key), to: server).status == 200)
    let client = exchange.client(of: server, key: key)
    #expect(try await client.stores("94103").count == 2)
    let stranger = exchange.client(of: server)
    await #expect(throws: RetailerError.notAuthorized) { try await stranger.stores("94103") }
  }

  @Test func `every answer says the version`() async throws {
    for answer in [await send(.get, "api"), await send(.get, "no"), await send(.get, "api/stores")]
    {
      #expect(answer.headers["Retailer-Contract"] == "1")
    }
  }
}
