import Foundation
import Groceries
import RetailerServices
import ServiceCalls
import Testing

/// A key that is planted is found nowhere: in no error, no description, no log, no address.
@Suite struct PlantedKeyTests {
  private static let planted = "planted-5f3a9c"
  private let key = HiddenKey(planted)
  private let exchange = Exchange()

  /// Every form in which a key could stand somewhere.
  private static let forms = [
    planted, Data(planted.utf8).base64EncodedString(),
    String(Data("\(planted)-id:\(planted)".utf8).base64EncodedString().dropLast(6)),
  ]

  /// Answers of a service that has gone wrong, and repeats what it was sent.
  static let answers: [@Sendable (ServiceRequest) -> ServiceAnswer] = [
    { request in
      let field = request.authorization?.field.revealed ?? ""
      return ServiceAnswer(status: 200, type: "text/html", "<p>You sent \(field)</p>")
    },
    { request in
      let field = request.authorization?.field.revealed.split(separator: " ").last ?? ""
      return ServiceAnswer(
        status: 502, type: "application/json",
        #"{"error": {"code": "retailer-malformed", "message": "", "place": "\#(field)"}}"#)
    },
    { _ in
      ServiceAnswer(status: 200, type: "application/json", #"{"url": "https://a.b/\#(planted)"}"#)
    },
    { _ in ServiceAnswer(status: 200, type: "application/json", #"{"\#(planted)": 1}"#) },
    { _ in ServiceAnswer(status: 302, headers: ["Location": "https://a.b/?key=\(planted)"]) },
    { _ in ServiceAnswer(status: 401, type: "text/plain", "bad key \(planted)") },
    { _ in ServiceAnswer(status: 429, headers: ["Retry-After": planted]) },
    { _ in ServiceAnswer(status: 500) }, { _ in ServiceAnswer(status: 200) },
  ]

  private func clients(
    _ answer: @escaping @Sendable (ServiceRequest) -> ServiceAnswer
  ) -> [RetailerClient] {
    var access = KrogerAccess(
      client: { [key] in (HiddenKey("\(Self.planted)-id"), key) }, customer: { [key] _ in key })
    access.service = Exchange.service
    // The second one of Kroger's has a token already, which is the planted key.
    let signedIn: @Sendable (ServiceRequest) -> ServiceAnswer = { request in
      request.path.last == "token"
        ? ServiceAnswer(
          status: 200, type: "application/json",
          #"{"access_token": "\#(Self.planted)-token", "expires_in": 1800}"#)
        : answer(request)
    }
    return [
      exchange.client(key: key) { answer($0) },
      .kroger(access, over: exchange.caller { answer($0) }, makeID: { "a" }),
      .kroger(access, over: exchange.caller { signedIn($0) }, makeID: { "a" }),
    ]
  }

  @Test(arguments: answers.indices)
  func `no answer of a service makes the client repeat the key`(index: Int) async throws {
    var texts: [String] = []
    for client in clients(Self.answers[index]) {
      texts += await Self.told { _ = try await client.stores("94103") }
      texts += await Self.told {
        _ = try await client.products([ProductWish(food: "milk", words: "milk")], "70499901")
      }
      texts += await Self.told { _ = try await client.snapshot(["0009990000011"], "70499901") }
      texts += await Self.told {
        let order = CartOrder(store: "70499901", lines: [.init("0009990000011", count: 1)])
        _ = try await client.checkoutURL(client.cart(order).id)
      }
      texts.append(String(reflecting: client))
    }
    let lists = InstacartLists(
      over: exchange.caller { Self.answers[index]($0) }, key: { [key] in key })
    texts += await Self.told {
      _ = try await lists.page(for: InstacartList(title: "a", lines: [.init(name: "b")]))
    }
    texts += exchange.sent.flatMap(Self.printed) + exchange.sent.map(\.address)
    #expect(exchange.sent.contains { $0.authorization != nil })
    for text in texts {
      for form in Self.forms { #expect(!text.contains(form), "\(text)") }
    }
  }

  @Test func `only the field of the request holds it`() async throws {
    _ = try? await exchange.client(key: key) { _ in ServiceAnswer(status: 200) }.stores("94103")
    let request = try #require(exchange.sent.first)
    #expect(request.authorization?.field.revealed == "Bearer \(Self.planted)")
    #expect(!"\(request.headers)\(request.body)\(request.query)".contains(Self.planted))
  }

  /// All that an error of a call can be printed as; nothing where it went well.
  private static func told(_ call: () async throws -> Void) async -> [String] {
    do {
      try await call()
      return []
    } catch { return printed(error) + [error.localizedDescription] }
  }

  private static func printed(_ value: Any) -> [String] {
    var dumped = ""
    dump(value, to: &dumped)
    return ["\(value)", String(reflecting: value), dumped]
  }
}
