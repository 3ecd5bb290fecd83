import PrintedText
import ServiceCalls

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Lets members sign in with a provider of a language model, and asks it for them (R-CRED-11).
///
/// Tokens are fetched and kept here. A member asks with the session of the household alone, and nothing
/// is handed on but the question to the provider's chat completions, and its answer.
public actor AssistantDesk {
  /// How long and how much of an answer is waited for.
  public static let limits = ServiceLimits(bytes: 250_000, seconds: 20)
  /// The most bytes of a question.
  static let questionBytes = 100_000

  private let service: HouseholdService
  private let line: ProviderLine
  private let tokens: ProviderTokens
  private var open = OpenSignIns()
  private var renewing: [String: Task<Result<ProviderToken, ProviderLine.Refusal>, Never>] = [:]

  /// Makes a desk for the members whom a service knows.
  ///
  /// - Parameters:
  ///   - caller: asks the provider; it should not try again by itself, since whoever asks does.
  ///   - tokens: the same that the service takes from members who leave.
  public init(
    for service: HouseholdService, _ provider: ProviderSettings, over caller: ServiceCaller,
    tokens: ProviderTokens
  ) {
    self.service = service
    self.tokens = tokens
    line = ProviderLine(settings: provider, caller: caller)
  }

  /// The answer to a request; its path begins with `assistant`.
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
    // A page of the web cannot send this type without asking first.
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

  /// Somebody comes back from the provider, with a code or without.
  private func comeBack(_ query: ServiceFields) async -> ServiceAnswer {
    guard let signIn = open.end(query["state"] ?? "", at: line.caller.timing.now()) else {
      return SignInPage.unknown.answer
    }
    guard let code = query["code"], !code.isEmpty else { return SignInPage.declined.answer }
    do throws(ProviderLine.Refusal) {
      let token = try await line.token(for: HiddenKey(code), of: signIn)
      // Whoever left meanwhile keeps nothing here.
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

  /// A new token; everybody who asks meanwhile waits for the same one, since the key by which it is
  /// fetched may be good once.
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
