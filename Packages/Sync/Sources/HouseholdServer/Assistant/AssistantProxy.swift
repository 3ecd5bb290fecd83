import PrintedText
import ServiceCalls

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Signs members in with a provider of a language model, and forwards their questions (R-CRED-11).
///
/// The proxy fetches tokens and keeps them on the server. A member needs only the session of the
/// household to ask. The proxy forwards the question to the provider's chat completions, and
/// returns the answer.
public actor AssistantProxy {
  /// The longest wait for an answer, and the maximum size of an answer in bytes.
  public static let limits = ServiceLimits(bytes: 250_000, seconds: 20)
  /// The maximum size of a question in bytes.
  static let questionBytes = 100_000

  private let service: HouseholdService
  private let line: ProviderLine
  private let tokens: ProviderTokens
  private var open = OpenSignIns()
  private var renewing: [String: Task<Result<ProviderToken, ProviderLine.Refusal>, Never>] = [:]

  /// Makes a proxy for the members of a service.
  ///
  /// - Parameters:
  ///   - caller: calls the provider; it should not retry, because members retry.
  ///   - tokens: the tokens of members; the service must use the same store, because it removes the
  ///     tokens of members who leave.
  public init(
    for service: HouseholdService, _ provider: ProviderSettings, over caller: ServiceCaller,
    tokens: ProviderTokens
  ) {
    self.service = service
    self.tokens = tokens
    line = ProviderLine(settings: provider, caller: caller)
  }

  /// Returns the answer to a request whose path begins with `assistant`.
  public func answer(to request: ServiceRequest) async -> ServiceAnswer {
    let path = Array(request.path.dropFirst())
    do throws(HouseholdFault) {
      switch (request.method, path) {
      case (.get, ["return"]): return await comeBack(request.query)
      case (.get, []): return offer(to: try await service.member(of: request))
      case (.post, ["sign-in"]): return try begin(request, try await service.member(of: request))
      case (.post, ["sign-out"]):
        let member = try await service.member(of: request)
        open.end(of: member)
        try tokens.forget(member)
        return .nothing
      case (.post, ["signed-in", line.settings.host, "chat", "completions"]):
        return try await ask(request, try await service.member(of: request))
      default: throw .unknownCall
      }
    } catch { return ServiceAnswer(error) }
  }

  private func offer(to member: String) -> ServiceAnswer {
    ServiceAnswer(document: [
      "provider": .string(line.settings.host),
      "model": line.settings.model.map { .string($0) } ?? .null,
      "signed_in": .bool(tokens.token(of: member) != nil),
    ])
  }

  private func begin(
    _ request: ServiceRequest, _ member: String
  ) throws(HouseholdFault) -> ServiceAnswer {
    // A browser sends this content type from another site only after a preflight request.
    _ = try WireBody(request, versioned: false)
    let now = line.caller.timing.now()
    let signIn = OpenSignIn(
      member: member,
      returnAddress: line.settings.returnAddress ?? "\(request.service.text)/assistant/return",
      verifier: SessionToken(drawnFrom: service.random).text,
      end: now.addingTimeInterval(OpenSignIn.seconds))
    let state = SessionToken(drawnFrom: service.random).text.revealed
    open.begin(signIn, state: state, at: now)
    return ServiceAnswer(document: ["address": .string(line.page(for: signIn, state: state))])
  }

  /// Ends a sign-in when the provider redirects the member back, with or without a code.
  private func comeBack(_ query: ServiceFields) async -> ServiceAnswer {
    guard let signIn = open.end(query["state"] ?? "", at: line.caller.timing.now()) else {
      return SignInPage.unknown.answer
    }
    guard let code = query["code"], !code.isEmpty else { return SignInPage.declined.answer }
    do throws(ProviderLine.Refusal) {
      let token = try await line.token(for: HiddenKey(code), of: signIn)
      // A member who has left in the meantime gets no token.
      guard await service.isMember(signIn.member) else { return SignInPage.unknown.answer }
      do throws(HouseholdFault) { try tokens.keep(token, of: signIn.member) } catch {
        return SignInPage.unanswered.answer
      }
      return SignInPage.signedIn.answer
    } catch {
      return (error == .refused ? SignInPage.declined : .unanswered).answer
    }
  }

  private func ask(
    _ request: ServiceRequest, _ member: String
  ) async throws(HouseholdFault) -> ServiceAnswer {
    guard request.body.count <= Self.questionBytes else {
      throw .tooLarge("A question has at most 100,000 bytes.")
    }
    guard var token = tokens.token(of: member) else { throw .notSignedIn }
    if token.end <= line.caller.timing.now() { token = try await renewed(token, member) }
    var answer = try await answer(to: request.body, with: token)
    if answer.status == 401 {
      token = try await renewed(token, member)
      answer = try await self.answer(to: request.body, with: token)
    }
    guard answer.status != 401 else {
      try tokens.forget(member)
      throw .notSignedIn
    }
    var headers: ServiceFields = ["Cache-Control": "no-store"]
    for name in ["Content-Type", "Retry-After"] { headers[name] = answer.headers[name] }
    return ServiceAnswer(status: answer.status, headers: headers, body: answer.body)
  }

  private func answer(
    to body: [UInt8], with token: ProviderToken
  ) async throws(HouseholdFault) -> ServiceAnswer {
    do throws(ServiceFailure) { return try await line.answer(to: body, with: token) } catch {
      throw .providerFailed(isSlow: error == .timedOut(seconds: Self.limits.seconds))
    }
  }

  /// Fetches a new token.
  ///
  /// Concurrent questions wait for the same token, because a refresh token may be valid only once.
  private func renewed(
    _ old: ProviderToken, _ member: String
  ) async throws(HouseholdFault) -> ProviderToken {
    if let kept = tokens.token(of: member), kept.access != old.access { return kept }
    let task =
      renewing[member]
      ?? Task { [line] in
        do throws(ProviderLine.Refusal) { return .success(try await line.token(after: old)) } catch
        {
          return .failure(error)
        }
      }
    renewing[member] = task
    let result = await task.value
    renewing[member] = nil
    switch result {
    case .success(let token):
      guard tokens.token(of: member) != nil else { throw .notSignedIn }
      try tokens.keep(token, of: member)
      return token
    case .failure(.refused):
      try tokens.forget(member)
      throw .notSignedIn
    case .failure(.unanswered): throw .providerFailed(isSlow: false)
    }
  }
}
