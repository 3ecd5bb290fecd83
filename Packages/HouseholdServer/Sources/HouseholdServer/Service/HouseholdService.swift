#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import Journal
import ServiceCalls
import Synchronization

/// Serves the wire of `Packages/Sync/Wire.md` from the households of a folder: a request in, an answer
/// out, no network.
public final class HouseholdService: Sendable {
  let books: HouseholdBooks
  let now: @Sendable () -> Date
  let random: @Sendable (Int) -> [UInt8]
  let tokens: ProviderTokens?
  private let rates = Mutex(RequestRates())

  /// Makes a service.
  ///
  /// - Parameters:
  ///   - books: the households.
  ///   - now: the present time.
  ///   - random: so many random bytes that nobody can guess.
  ///   - tokens: what a provider gave out for members; whoever leaves takes theirs along.
  public init(
    _ books: HouseholdBooks, now: @escaping @Sendable () -> Date,
    random: @escaping @Sendable (Int) -> [UInt8], tokens: ProviderTokens? = nil
  ) {
    self.books = books
    self.now = now
    self.random = random
    self.tokens = tokens
  }

  /// The answer to a request; the path is `rpc` and the name of a call.
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

  /// The member whose session a request shows, counted like any call.
  func member(of request: ServiceRequest) async throws(HouseholdFault) -> String {
    guard let member = try await caller(of: request).member else { throw .noSession }
    return member
  }

  /// Whether somebody is a member of any household.
  func isMember(_ member: String) async -> Bool { await books.isMember(member) }

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
      // Whoever asks again after a lost answer is told the same.
      caller.member == nil ? .nothing : try await leave(caller.household, caller)
    case .push: try await push(body, caller)
    case .pull: try await pull(body, caller)
    }
  }

  /// Who calls; a session that is none costs what a code costs that is none.
  private func caller(of request: ServiceRequest) async throws(HouseholdFault) -> HouseholdCaller {
    guard let token = SessionToken(request.authorization), let caller = await books.caller(token)
    else {
      try countStranger(request)
      throw .noSession
    }
    try count("session \(token.digest)", .session)
    return caller
  }

  /// Counts a call of somebody who may be anybody, by the address that the nearest proxy saw.
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
  /// `{}`.
  static var nothing: ServiceAnswer { ServiceAnswer(document: [:]) }
}
