import AppTesting
import EaterRecord
import HouseholdServer
import ServiceCalls

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A household's server at home, with its folder in memory, and a provider of a language model.
struct HomeServer {
  /// What people type to reach it.
  static let address = "http://127.0.0.1:8650"
  private static let random: @Sendable (Int) -> [UInt8] = { count in
    (0..<count).map { _ in UInt8.random(in: 0...255) }
  }

  let service: HouseholdService
  private let books: HouseholdBooks
  private let desk: AssistantDesk

  init() async throws {
    books = try await HouseholdBooks(
      BookFolder(URL(filePath: "/households"), files: .inMemory()))
    let tokens = ProviderTokens(in: .inMemory())
    service = HouseholdService(
      books, now: { TestWorld.evening }, random: Self.random, tokens: tokens)
    desk = AssistantDesk(
      for: service, try ProviderSettings(json: HomeProvider.settings),
      over: Self.caller(HomeProvider.transport), tokens: tokens)
  }

  /// The way to it, without a network.
  var transport: ServiceTransport {
    ServiceTransport { [service, desk] request in
      var request = request
      // As over HTTP: the server sees one path, of which the client's address is the beginning.
      let start = request.service.text.dropFirst(Self.address.count).split(separator: "/")
      request.path = start.map { String($0) } + request.path
      return request.path.first == "assistant"
        ? await desk.answer(to: request) : await service.answer(to: request)
    }
  }

  /// Somebody signs in on a page of the provider, and is sent back.
  func signIn(on page: String) async throws {
    let items = URLComponents(string: page)?.queryItems ?? []
    let state = items.first { $0.name == "state" }?.value ?? ""
    _ = await desk.answer(
      to: ServiceRequest(
        .get, ["assistant", "return"], of: try ServiceAddress(Self.address),
        query: ["state": state, "code": "granted"]))
  }

  /// A code that founds a household.
  func foundingCode() async throws -> String {
    try await books.foundingCode(at: TestWorld.evening, random: Self.random).text
  }

  /// The households of a device, of which this server keeps one.
  static func households(of stores: Stores, over transport: ServiceTransport) -> Households {
    Households(of: stores, over: caller(transport), now: { TestWorld.evening })
  }

  /// Whoever asks each service once.
  static func caller(_ transport: ServiceTransport) -> ServiceCaller {
    ServiceCaller(
      over: transport, retries: .never,
      timing: CallTiming(now: { TestWorld.evening }, chance: { 0 }))
  }
}

/// A provider who lets in whoever comes with a code, and knows one thing.
enum HomeProvider {
  static let settings = Array(
    """
    {"service": "https://model.example/v1", "sign_in": "https://model.example/allow",
     "token": "https://model.example/token", "client_id": "home"}
    """.utf8)

  static let transport = ServiceTransport { request in
    if request.path.isEmpty {
      return ServiceAnswer(
        status: 200, type: "application/json",
        #"{"access_token": "planted-token", "expires_in": 3600}"#)
    }
    let isKnown = request.authorization?.field.revealed == "Bearer planted-token"
    guard isKnown else { return ServiceAnswer(status: 401) }
    return ServiceAnswer(
      status: 200, type: "application/json",
      #"""
      {"choices": [{"message": {"content": "{\"substitutes\": [{\"food\": \"cocoa butter\", \#
      \"ratio\": \"1\", \"basis\": \"weight\", \"job\": \"fat\"}]}"}}]}
      """#)
  }
}
