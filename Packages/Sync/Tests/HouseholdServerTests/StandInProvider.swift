import Codecs
import Foundation
import HouseholdServer
import Journal
import PrintedText
import ServiceCalls
import Synchronization

/// A provider that lets anybody in who comes with a code of its own page, each code once.
final class StandInProvider: Sendable {
  /// How it behaves where it is not as it should be.
  enum Manner: Sendable {
    case well, refusesRefresh, silent, repeatsToken, gibberish
  }

  private struct Ledger {
    var count = 0
    var codes: [String: [String: String]] = [:]
    var good: Set<String> = []
    var refreshes: Set<String> = []
    var requests: [ServiceRequest] = []
    var manner = Manner.well
    var meanwhile: (@Sendable () async -> Void)?
  }

  private let ledger = Mutex(Ledger())

  static let settings = try? ProviderSettings(
    json: Array(
      """
      {"service": "https://model.example/v1", "sign_in": "https://model.example/allow",
       "token": "https://model.example/token", "client_id": "home", "scope": "ask", "model": "m-1"}
      """.utf8))

  var requests: [ServiceRequest] { ledger.withLock { $0.requests } }
  var transport: ServiceTransport {
    ServiceTransport { request in
      let answer = self.answer(to: request)
      await self.takeMeanwhile()?()
      return answer
    }
  }
  var tokens: Set<String> { ledger.withLock { $0.good.union($0.refreshes) } }

  func behave(_ manner: Manner) { ledger.withLock { $0.manner = manner } }

  /// What happens once, after the next request was answered and before its answer arrives.
  func happens(meanwhile: @escaping @Sendable () async -> Void) {
    ledger.withLock { $0.meanwhile = meanwhile }
  }

  private func takeMeanwhile() -> (@Sendable () async -> Void)? {
    ledger.withLock { ledger in
      defer { ledger.meanwhile = nil }
      return ledger.meanwhile
    }
  }

  /// Every token that asks is over, as after an hour.
  func expire() { ledger.withLock { $0.good = [] } }

  /// Somebody opens the page and allows it; gives the address to which they are sent back.
  func allow(at page: String) -> (state: String, code: String) {
    var query: [String: String] = [:]
    for item in URLComponents(string: page)?.queryItems ?? [] { query[item.name] = item.value }
    return ledger.withLock { ledger in
      ledger.count += 1
      let code = "code-\(ledger.count)"
      ledger.codes[code] = query
      return (query["state"] ?? "", code)
    }
  }

  private func answer(to request: ServiceRequest) -> ServiceAnswer {
    ledger.withLock { ledger in
      ledger.requests.append(request)
      guard ledger.manner != .silent else { return ServiceAnswer(status: 503) }
      return request.service.text.hasSuffix("/token")
        ? Self.grant(Self.form(request), &ledger) : Self.say(request, &ledger)
    }
  }

  private static func form(_ request: ServiceRequest) -> [String: String] {
    let text = String(decoding: request.body, as: UTF8.self)
    let items = URLComponents(string: "https://x.example/?\(text)")?.queryItems ?? []
    return Dictionary(items.map { ($0.name, $0.value ?? "") }) { first, _ in first }
  }

  private static func grant(
    _ form: [String: String], _ ledger: inout Ledger
  ) -> ServiceAnswer {
    guard ledger.manner != .gibberish else { return ServiceAnswer(status: 200, type: "a/b", "<p>") }
    let isGood: Bool
    if form["grant_type"] == "authorization_code" {
      let asked = ledger.codes.removeValue(forKey: form["code"] ?? "")
      let digest = SHA256Digest.hexadecimal(of: Array((form["code_verifier"] ?? "").utf8))
      isGood =
        asked?["code_challenge"].map { decoded($0) == digest } == true
        && asked?["redirect_uri"] == form["redirect_uri"]
    } else {
      isGood =
        ledger.manner != .refusesRefresh
        && ledger.refreshes.remove(form["refresh_token"] ?? "") != nil
    }
    guard isGood else {
      return ServiceAnswer(
        status: 400, type: "application/json", #"{"error": "invalid_grant"}"#)
    }
    ledger.count += 1
    let (access, refresh) = ("access-\(ledger.count)", "refresh-\(ledger.count)")
    ledger.good.insert(access)
    ledger.refreshes.insert(refresh)
    return ServiceAnswer(
      status: 200, type: "application/json",
      """
      {"access_token": "\(access)", "refresh_token": "\(refresh)", "expires_in": 3600, \
      "token_type": "bearer"}
      """)
  }

  private static func say(
    _ request: ServiceRequest, _ ledger: inout Ledger
  ) -> ServiceAnswer {
    let field = request.authorization?.field.revealed ?? ""
    guard ledger.good.contains(String(field.dropFirst(7))) else {
      return ServiceAnswer(status: 401)
    }
    guard ledger.manner != .repeatsToken else {
      return ServiceAnswer(status: 200, type: "text/plain", field)
    }
    return ServiceAnswer(
      status: 200, headers: ["Content-Type": "application/json", "Set-Cookie": "spy=1"],
      body: Array(#"{"choices": []}"#.utf8))
  }

  /// The hexadecimal digits of what base64url stands for.
  private static func decoded(_ text: String) -> String {
    let plain = text.replacing("-", with: "+").replacing("_", with: "/") + "="
    return (Data(base64Encoded: plain) ?? Data())
      .map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}
