#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import Journal
import ServiceCalls
import Synchronization

/// Answers requests of the protocol in `Packages/Sync/Wire.md` for the households of a folder.
///
/// It does not use the network itself.
public final class HouseholdService: Sendable {
  let journals: HouseholdJournals
  let now: @Sendable () -> Date
  let random: @Sendable (Int) -> [UInt8]
  let tokens: ProviderTokens?
  private let rates = Mutex(RequestRates())

  /// Makes a service.
  ///
  /// - Parameters:
  ///   - journals: the households.
  ///   - now: returns the current time.
  ///   - random: returns the given number of random bytes that cannot be guessed.
  ///   - tokens: the provider's tokens of members; the service removes a member's token when that
  ///     member leaves.
  public init(
    _ journals: HouseholdJournals, now: @escaping @Sendable () -> Date,
    random: @escaping @Sendable (Int) -> [UInt8], tokens: ProviderTokens? = nil
  ) {
    self.journals = journals
    self.now = now
    self.random = random
    self.tokens = tokens
  }

  /// Returns the answer to a request; its path is `rpc` and the name of a call.
  public func answer(to request: ServiceRequest) async -> ServiceAnswer {
    do throws(HouseholdFault) {
      guard request.path.count == 2, request.path[0] == "rpc",
        let call = HouseholdCall(rawValue: request.path[1])
      else { throw .unknownCall }
      guard request.method == .post else { throw .notPosted }
      if call.isOpen {
        try countStranger(request)
        return try await enter(call, WireBody(request))
      }
      let caller = try await caller(of: request)
      return try await serve(call, WireBody(request), for: caller)
    } catch { return ServiceAnswer(error) }
  }

  /// The member of a request's session; the request is counted for the rate limits.
  func member(of request: ServiceRequest) async throws(HouseholdFault) -> String {
    guard let member = try await caller(of: request).member else { throw .noSession }
    return member
  }

  /// Whether an id belongs to a member of any household.
  func isMember(_ member: String) async -> Bool { await journals.isMember(member) }

  private func serve(
    _ call: HouseholdCall, _ body: WireBody, for caller: HouseholdCaller
  ) async throws(HouseholdFault) -> ServiceAnswer {
    switch call {
    case .create, .join: throw .unknownCall
    case .invite: try await invite(body, caller)
    case .members: try await members(body, caller)
    case .remove: try await remove(body, caller)
    case .leave: try await leave(try body.uuid("household"), caller)
    case .deleteAccount:
      // A former member who repeats the call after a lost answer gets the same answer.
      caller.member == nil ? .nothing : try await leave(caller.household, caller)
    case .push: try await push(body, caller)
    case .pull: try await pull(body, caller)
    }
  }

  /// Authenticates the caller.
  ///
  /// An invalid session is rate-limited like an invalid code.
  private func caller(of request: ServiceRequest) async throws(HouseholdFault) -> HouseholdCaller {
    guard let token = SessionToken(request.authorization), let caller = await journals.caller(token)
    else {
      try countStranger(request)
      throw .noSession
    }
    try count("session \(token.digest)", .session)
    return caller
  }

  /// Rate-limits unauthenticated callers by the client address that the nearest proxy saw.
  private func countStranger(_ request: ServiceRequest) throws(HouseholdFault) {
    let seen = request.headers.all.last { $0.name.lowercased() == "x-forwarded-for" }?.value
    let address = seen?.split(separator: ",").last.map { $0.filter { $0 != " " }.prefix(64) }
    try count("address \(address ?? "")", .stranger)
    try count("strangers", .strangers)
  }

  private func count(
    _ caller: String, _ allowance: RequestRates.Allowance
  ) throws(HouseholdFault) {
    let time = now()
    if let seconds = rates.withLock({ $0.take(caller, allowance, at: time) }) {
      throw .tooMany(seconds: max(1, seconds))
    }
  }
}

extension ServiceAnswer {
  /// An answer with an empty object.
  static var nothing: ServiceAnswer { ServiceAnswer(document: [:]) }
}
