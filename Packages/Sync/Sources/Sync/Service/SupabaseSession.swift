import PrintedText
import ServiceCalls

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// An account at a Supabase project: signing in by GoTrue, and a session that is fetched anew before it
/// expires.
///
/// Only the token that fetches a new session is kept in the secret store; it changes each time. Where
/// an answer is lost, GoTrue takes the one before the one that holds again
/// (https://supabase.com/docs/guides/auth/sessions).
public actor SupabaseSession {
  /// Under which name that token is kept.
  public static let secret: SecretName = "supabase-refresh"
  /// How long before its end a session is fetched anew, in seconds.
  static let margin = 60.0

  private let caller: ServiceCaller
  private let project: ServiceAddress
  private let key: HiddenKey
  private let secrets: SecretStore
  private var token: (key: HiddenKey, end: Date)?
  private var fetching: Task<HiddenKey, any Error>?

  /// Makes a session that is not signed in, or goes on with what is kept.
  ///
  /// - Parameters:
  ///   - project: the address of the project, without a path.
  ///   - key: the project's key for anybody ("anon").
  public init(
    of project: ServiceAddress, key: HiddenKey, over caller: ServiceCaller, secrets: SecretStore
  ) {
    self.project = project
    self.key = key
    self.caller = caller
    self.secrets = secrets
  }

  /// Signs in with an e-mail address and a password, or makes the account first.
  public func signIn(
    _ email: String, _ password: HiddenKey, isNew: Bool = false
  ) async throws(HouseholdFailure) {
    let body: JSON = ["email": .string(email), "password": .string(password.revealed)]
    let path = isNew ? ["auth", "v1", "signup"] : ["auth", "v1", "token"]
    let answer = try await ask(path, grant: isNew ? nil : "password", body)
    _ = try keep(answer)
  }

  /// The present session; throws `noSession` where nobody is signed in.
  public func current() async throws(HouseholdFailure) -> HiddenKey {
    if let token, caller.timing.now() < token.end - Self.margin { return token.key }
    // Each token that fetches a session is good once, so that two who want one wait for the same.
    let task = fetching ?? Task { try await refresh() }
    fetching = task
    defer { fetching = nil }
    do { return try await task.value } catch {
      throw error as? HouseholdFailure ?? .unanswered(.cancelled)
    }
  }

  /// Ends the session there and forgets it here.
  public func signOut() async {
    if let token {
      let request = ServiceRequest(
        .post, ["auth", "v1", "logout"], of: project, headers: ["apikey": key.revealed],
        authorization: .bearer(token.key))
      _ = try? await caller.answer(to: request)
    }
    token = nil
    try? secrets.keep(Self.secret, nil)
  }

  private func refresh() async throws(HouseholdFailure) -> HiddenKey {
    guard let kept = try? secrets.read(Self.secret) else { throw .noSession }
    let answer = try await ask(
      ["auth", "v1", "token"], grant: "refresh_token",
      ["refresh_token": .string(kept.revealed)])
    // Who signed out meanwhile, or signed in anew, is not signed in by the old token.
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
    // GoTrue says 400 to a wrong password and to a token that was used.
    if answer.status == 400 || answer.status == 403 || answer.status == 422 { throw .noSession }
    guard answer.isSuccess else { throw HouseholdFailure(answer, caller.timing.now()) }
    guard let json = try? JSONReader.read(String(decoding: answer.body, as: UTF8.self)) else {
      throw .notUnderstood
    }
    return json
  }

  private func keep(_ answer: JSON) throws(HouseholdFailure) -> HiddenKey {
    guard let access = answer["access_token"].text, let next = answer["refresh_token"].text,
      let seconds = answer["expires_in"].integer, seconds > 0
    else { throw .notUnderstood }
    // Where it cannot be kept, this session is good until it ends.
    try? secrets.keep(Self.secret, HiddenKey(next))
    let key = HiddenKey(access)
    token = (key, caller.timing.now() + Double(seconds))
    return key
  }
}
