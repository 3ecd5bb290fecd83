import Journal
import ServiceCalls

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The calls to a provider: its sign-in page, tokens (RFC 6749 with RFC 7636), and questions.
struct ProviderLine: Sendable {
  let settings: ProviderSettings
  let caller: ServiceCaller

  /// Why the provider gave no token.
  enum Refusal: Error, Equatable {
    /// The provider rejects the code or the token.
    case refused
    /// The provider does not answer, or its answer cannot be read.
    case unanswered
  }

  /// The address of the provider's page for one sign-in.
  func page(for signIn: OpenSignIn, state: String) -> String {
    var query: ServiceFields = [
      "response_type": "code", "client_id": settings.clientID,
      "redirect_uri": signIn.returnAddress, "state": state,
      "code_challenge": signIn.challenge, "code_challenge_method": "S256",
    ]
    query["scope"] = settings.scope
    return ServiceRequest(.get, [], of: settings.page, query: query).address
  }

  /// Fetches the token for the authorization code of a sign-in.
  func token(
    for code: HiddenKey, of signIn: OpenSignIn
  ) async throws(Refusal) -> ProviderToken {
    try await token([
      "grant_type": "authorization_code", "code": code.revealed,
      "redirect_uri": signIn.returnAddress, "code_verifier": signIn.verifier.revealed,
    ])
  }

  /// Refreshes a token; the provider may change the refresh token too.
  func token(after old: ProviderToken) async throws(Refusal) -> ProviderToken {
    guard let refresh = old.refresh else { throw .refused }
    var token = try await token([
      "grant_type": "refresh_token", "refresh_token": refresh.revealed,
    ])
    token.refresh = token.refresh ?? refresh
    return token
  }

  /// Returns the provider's answer to a question.
  func answer(
    to body: [UInt8], with token: ProviderToken
  ) async throws(ServiceFailure) -> ServiceAnswer {
    try await caller.answer(
      to: ServiceRequest(
        .post, ["chat", "completions"], of: settings.service,
        headers: ["Content-Type": "application/json", "Accept": "application/json"],
        authorization: .bearer(token.access), body: body))
  }

  private func token(_ grant: ServiceFields) async throws(Refusal) -> ProviderToken {
    var form = grant
    let authorization = settings.clientSecret.map {
      Authorization.basic(HiddenKey(settings.clientID), $0)
    }
    if authorization == nil { form["client_id"] = settings.clientID }
    let request = ServiceRequest(
      .post, [], of: settings.tokens,
      headers: [
        "Content-Type": "application/x-www-form-urlencoded", "Accept": "application/json",
      ], authorization: authorization, body: Array(ServiceRequest.form(form).utf8))
    guard let answer = try? await caller.answer(to: request) else { throw .unanswered }
    guard answer.isSuccess else {
      throw 400..<500 ~= answer.status && answer.status != 429 ? .refused : .unanswered
    }
    guard let shape = try? JSONDecoder().decode(TokenShape.self, from: Data(answer.body)),
      let token = shape.token(at: caller.timing.now())
    else { throw .unanswered }
    return token
  }
}

/// A token in the JSON form of the provider (RFC 6749, section 5.1).
private struct TokenShape: Decodable {
  private enum CodingKeys: String, CodingKey {
    case access = "access_token"
    case refresh = "refresh_token"
    case seconds = "expires_in"
  }

  private var access: String
  private var refresh: String?
  private var seconds: Double?

  /// The token, which expires here a minute before its real end, so that it is still valid on
  /// arrival.
  ///
  /// A token without a lifetime is used until the provider refuses it.
  func token(at now: Date) -> ProviderToken? {
    guard !access.isEmpty, access.utf8.allSatisfy({ 0x21...0x7E ~= $0 }) else { return nil }
    let use = seconds.map { max(0, $0 - 60) } ?? .infinity
    return ProviderToken(
      access: HiddenKey(access), refresh: refresh.map { HiddenKey($0) },
      end: use < 31_536_000 ? now.addingTimeInterval(use) : .distantFuture)
  }
}
