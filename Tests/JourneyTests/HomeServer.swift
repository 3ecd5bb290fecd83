import AppTesting
import EaterRecord
import HouseholdServer
import ServiceCalls

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A home server with its folder in memory, and a provider of a language model.
struct HomeServer {
  /// The address that people type to reach the server.
  static let address = "http://127.0.0.1:8650"
  private static let random: @Sendable (Int) -> [UInt8] = { count in
    (0..<count).map { _ in UInt8.random(in: 0...255) }
  }

  let service: HouseholdService
  private let journals: HouseholdJournals
  private let proxy: AssistantProxy

  init() async throws {
    journals = try await HouseholdJournals(
      HouseholdFolder(URL(filePath: "/households"), files: .inMemory()))
    let tokens = ProviderTokens(in: .inMemory())
    service = HouseholdService(
      journals, now: { TestWorld.evening }, random: Self.random, tokens: tokens)
    proxy = AssistantProxy(
      for: service, try ProviderSettings(json: HomeProvider.settings),
      over: Self.caller(HomeProvider.transport), tokens: tokens)
  }

  /// A transport to the server, without a network.
  var transport: ServiceTransport {
    ServiceTransport { [service, proxy] request in
      var request = request
      // As over HTTP, the server sees one path, which begins with the path of the service's
      // address.
      let start = request.service.text.dropFirst(Self.address.count).split(separator: "/")
      request.path = start.map { String($0) } + request.path
      return request.path.first == "assistant"
        ? await proxy.answer(to: request) : await service.answer(to: request)
    }
  }

  /// Signs in on the provider's page and follows its redirect.
  func signIn(on page: String) async throws {
    let items = URLComponents(string: page)?.queryItems ?? []
    let state = items.first { $0.name == "state" }?.value ?? ""
    _ = await proxy.answer(
      to: ServiceRequest(
        .get, ["assistant", "return"], of: try ServiceAddress(Self.address),
        query: ["state": state, "code": "granted"]))
  }

  /// A code that founds a household.
  func foundingCode() async throws -> String {
    try await journals.foundingCode(at: TestWorld.evening, random: Self.random).text
  }

  /// The household client of a device that uses this server.
  static func households(of stores: Stores, over transport: ServiceTransport) -> Households {
    Households(of: stores, over: caller(transport), now: { TestWorld.evening })
  }

  /// A caller that asks each service once.
  static func caller(_ transport: ServiceTransport) -> ServiceCaller {
    ServiceCaller(
      over: transport, retries: .never,
      timing: CallTiming(now: { TestWorld.evening }, chance: { 0 }))
  }
}

/// A provider that accepts every sign-in code and has one answer.
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
