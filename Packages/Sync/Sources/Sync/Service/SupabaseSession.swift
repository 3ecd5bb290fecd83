import PrintedText
import ServiceCalls

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// An account at a Supabase project: signs in with GoTrue, and refreshes the session before it
/// expires.
///
/// The secret store keeps only the refresh token, which changes each time. After a lost answer,
/// GoTrue accepts the previous token again (https://supabase.com/docs/guides/auth/sessions).
public actor SupabaseSession {
  /// The name of the refresh token in the secret store.
  public static let secret: SecretName = "supabase-refresh"
  /// The number of seconds before its end at which a session is refreshed.
  static let margin = 60.0

  private let caller: ServiceCaller
  private let project: ServiceAddress
  private let key: HiddenKey
  private let secrets: SecretStore
  private let tokens = TokenKeeper<HouseholdFailure>()

  /// Makes a session from the stored token; without one it is not signed in.
  ///
  /// - Parameters:
  ///   - project: the address of the project, without a path.
  ///   - key: the project's public key ("anon").
  public init(
    of project: ServiceAddress, key: HiddenKey, over caller: ServiceCaller, secrets: SecretStore
  ) {
    self.project = project
    self.key = key
    self.caller = caller
    self.secrets = secrets
  }

  /// Signs in with an e-mail address and a password; creates the account first if asked to.
  public func signIn(
    _ email: String, _ password: HiddenKey, isNew: Bool = false
  ) async throws(HouseholdFailure) {
    let body: JSON = ["email": .string(email), "password": .string(password.revealed)]
    let path = isNew ? ["auth", "v1", "signup"] : ["auth", "v1", "token"]
    let answer = try await ask(path, grant: isNew ? nil : "password", body)
    await tokens.keep(try keep(answer))
  }

  /// The current session; throws `noSession` if the user is not signed in.
  public func current() async throws(HouseholdFailure) -> HiddenKey {
    try await tokens.key(at: caller.timing.now()) { () async throws(HouseholdFailure) in
      try await self.refresh()
    }
  }

  /// Ends the session at the server and deletes it here.
  public func signOut() async {
    if let token = await tokens.token {
      let request = ServiceRequest(
        .post, ["auth", "v1", "logout"], of: project, headers: ["apikey": key.revealed],
        authorization: .bearer(token.key))
      _ = try? await caller.answer(to: request)
    }
    // If the secret is gone, a running refresh is ignored.
    try? secrets.keep(Self.secret, nil)
    await tokens.keep(nil)
  }

  private func refresh() async throws(HouseholdFailure) -> AccessToken {
    guard let kept = try? secrets.read(Self.secret) else { throw .noSession }
    let answer = try await ask(
      ["auth", "v1", "token"], grant: "refresh_token",
      ["refresh_token": .string(kept.revealed)])
    // If the user signed out or in again in the meantime, the old token must not sign them in.
    guard (try? secrets.read(Self.secret))?.revealed == kept.revealed else { throw .noSession }
    return try keep(answer)
  }

  private func ask(
    _ path: [String], grant: String?, _ body: JSON
  ) async throws(HouseholdFailure) -> JSON {
    let request = ServiceRequest(
      .post, path, of: project, query: grant.map { ["grant_type": $0] } ?? [:],
      headers: ["apikey": key.revealed, "Content-Type": "application/json"],
      body: Array(body.lineText.utf8))
    let answer: ServiceAnswer
    do throws(ServiceFailure) { answer = try await caller.answer(to: request) } catch {
      throw .unanswered(error)
    }
    // GoTrue answers 400 to a wrong password and to a token that was already used.
    if answer.status == 400 || answer.status == 403 || answer.status == 422 { throw .noSession }
    guard answer.isSuccess else { throw HouseholdFailure(answer, caller.timing.now()) }
    guard let json = try? JSONReader.read(String(decoding: answer.body, as: UTF8.self)) else {
      throw .notUnderstood
    }
    return json
  }

  private func keep(_ answer: JSON) throws(HouseholdFailure) -> AccessToken {
    guard let access = answer["access_token"].text, let next = answer["refresh_token"].text,
      let seconds = answer["expires_in"].integer, seconds > 0
    else { throw .notUnderstood }
    // If the token cannot be stored, this session is valid until it ends.
    try? secrets.keep(Self.secret, HiddenKey(next))
    return AccessToken(
      HiddenKey(access), until: caller.timing.now() + (Double(seconds) - Self.margin))
  }
}
