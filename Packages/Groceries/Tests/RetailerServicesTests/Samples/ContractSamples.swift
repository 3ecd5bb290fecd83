import Foundation
import Groceries
import ServiceCalls

@testable import RetailerServices

/// Requests for every status that the contract names.
struct ContractSamples {
  private let exchange: Exchange
  private let key = HiddenKey("planted-key")

  init(_ exchange: Exchange) {
    self.exchange = exchange
  }

  private static let bodies: [ContractOperation: String] = [
    .products: #"{"wishes": [{"food": "onion", "form": "usual", "words": "onions"}]}"#,
    .snapshots: #"{"products": ["0001", "0002", "0003", "none"]}"#,
    .makeCart: #"{"store": "kroger-1234", "lines": [{"product": "0001", "count": 2}]}"#,
    .fillCart: #"{"store": "kroger-1234", "lines": [{"product": "none", "count": 1}]}"#,
  ]

  /// A request that is right.
  private func request(_ operation: ContractOperation, cart: String = "cart.1") -> ServiceRequest {
    let segment = operation.template.contains("{cart}") ? cart : "kroger-1234"
    let path = operation.path(segment)
    var headers: ServiceFields = ["Retailer-Contract": "1"]
    if operation.needsKey { headers["Idempotency-Key"] = "\(operation)" }
    if operation.hasBody { headers["Content-Type"] = "application/json" }
    return ServiceRequest(
      operation.method, path, of: Exchange.service,
      query: operation == .stores ? ["zip": "94103"] : [:], headers: headers,
      authorization: .bearer(key), body: Array((Self.bodies[operation] ?? "").utf8))
  }

  /// A server that holds a cart, handed over.
  private func server() async -> (RetailerServer, cart: String) {
    let server = exchange.server(key: key)
    var made = request(.makeCart)
    made.headers["Idempotency-Key"] = "before"
    let answer = await server.answer(to: made)
    let cart = (try? Document(answer.body))?["id"]?.text ?? ""
    var handedOver = request(.checkOut, cart: cart)
    handedOver.headers["Idempotency-Key"] = "before that"
    _ = await server.answer(to: handedOver)
    return (server, cart)
  }

  /// The answers to a right request, and to one with each thing that can be wrong with it.
  func answers(of operation: ContractOperation) async -> [ServiceAnswer] {
    exchange.shop.error = nil
    let (server, cart) = await server()
    let right = request(operation, cart: cart)
    var answers = [await server.answer(to: right)]
    for wrong in await mistakes(right, operation) { answers.append(await server.answer(to: wrong)) }
    if operation == .service || operation == .checkoutPage { return answers }
    let errors: [RetailerError] = [
      .unknownZIP("94103"), .unknownStore("kroger-1234"), .rateLimited(retryAfter: 3),
      .failed(status: 500), .malformed(place: "a", text: "b"), .partial(received: 1, of: 2),
      .otherCurrency("0001", .gbp), .offline, .timedOut(seconds: 20),
    ]
    for error in errors {
      exchange.shop.error = error
      var again = right
      if operation.needsKey { again.headers["Idempotency-Key"] = "\(error)" }
      answers.append(await server.answer(to: again))
    }
    exchange.shop.error = nil
    if operation.needsKey { answers.append(await busy(right)) }
    return answers
  }

  private func mistakes(
    _ right: ServiceRequest, _ operation: ContractOperation
  ) async -> [ServiceRequest] {
    var wrong: [ServiceRequest] = []
    let add = { (change: (inout ServiceRequest) -> Void) in
      var request = right
      change(&request)
      wrong.append(request)
    }
    if operation == .checkoutPage {
      add { $0.path = ["checkout", "none"] }
      return wrong
    }
    add { $0.headers["Retailer-Contract"] = "2" }
    add { $0.authorization = nil }
    if operation == .checkOut { add { $0.path[2] = "none" } }
    if operation.needsKey { add { $0.body = [0x20] } }
    guard operation.hasBody else { return wrong }
    add { $0.headers["Content-Type"] = "text/plain" }
    add {
      $0.headers["Idempotency-Key"] = "long"
      $0.body = Array(repeating: 0x20, count: RetailerContract.bodyBytes + 1)
    }
    return wrong
  }

  /// The answer to a request that is being worked on.
  private func busy(_ request: ServiceRequest) async -> ServiceAnswer {
    let state = RetailerServerState()
    do throws(ContractFault) {
      _ = try await state.begin("a", request)
      _ = try await state.begin("a", request)
      return ServiceAnswer(status: 200)
    } catch { return ServiceAnswer(error) }
  }
}
