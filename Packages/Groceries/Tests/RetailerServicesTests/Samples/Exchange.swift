import Foundation
import Groceries
import RetailerServices
import ServiceCalls
import Synchronization

/// A shop, its server and a client of that, in one process; every request is noted.
final class Exchange: Sendable {
  static let service = ServiceAddress(host: "home.example")

  let shop = SampleShop()
  private let clock = Mutex(SampleShop.time)
  private let requests = Mutex<[ServiceRequest]>([])
  private let ids = Mutex(0)

  /// The time of everybody.
  var now: Date {
    get { clock.withLock { $0 } }
    set { clock.withLock { $0 = newValue } }
  }

  /// What was sent, each try.
  var sent: [ServiceRequest] { requests.withLock { $0 } }

  func makeID() -> String {
    ids.withLock {
      $0 += 1
      return "id-\($0)"
    }
  }

  var timing: CallTiming {
    CallTiming(
      now: { [self] in now }, chance: { 0 }, pause: { _ in },
      patience: { _ in try await Task.sleep(for: .seconds(3600)) })
  }

  func server(
    handOff: RetailerServer.HandOff = .ownPage, key: HiddenKey? = nil
  ) -> RetailerServer {
    RetailerServer(of: shop.client, handOff: handOff, key: key, now: { [self] in now })
  }

  /// A caller over whatever answers, whose requests are noted.
  func caller(
    retries: RetryRule = RetryRule(),
    _ answer: @escaping @Sendable (ServiceRequest) async throws -> ServiceAnswer
  ) -> ServiceCaller {
    let transport = ServiceTransport { [self] request, _ in
      requests.withLock { $0.append(request) }
      return try await answer(request)
    }
    return ServiceCaller(over: transport, retries: retries, timing: timing)
  }

  /// A client of whatever answers.
  func client(
    key: HiddenKey? = nil,
    _ answer: @escaping @Sendable (ServiceRequest) async throws -> ServiceAnswer
  ) -> RetailerClient {
    .backend(
      "Home", at: Self.service, over: caller(answer), makeID: { [self] in makeID() },
      key: { key })
  }

  /// A client of the server of the shop.
  func client(of server: RetailerServer, key: HiddenKey? = nil) -> RetailerClient {
    client(key: key) { await server.answer(to: $0) }
  }

  /// A client that gets this, whatever it asks.
  func client(
    answered text: String, _ status: Int = 200, headers: ServiceFields = [:]
  ) -> RetailerClient {
    client { _ in ServiceAnswer(status: status, headers: headers, body: Array(text.utf8)) }
  }
}
