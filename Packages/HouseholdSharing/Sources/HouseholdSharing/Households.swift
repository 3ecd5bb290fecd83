import AppRecord
import Journal
import ServiceCalls
import Sync

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The household with which this record is shared, and its server.
public struct Households: Sendable {
  /// The id of the consent that the eater gives by joining.
  public static let consent = "household"
  /// The name of the home server's session in the secret store.
  static let session: SecretName = "household-session"
  /// The name of the secret that identifies this device's attempt to join, until the attempt
  /// succeeds.
  static let attempt: SecretName = "household-attempt"
  /// The name of a Supabase project's key in the secret store.
  static let projectKey: SecretName = "supabase-key"

  /// The shared record.
  public let sharing: SharedRecord
  /// The rules of sharing, in addition to the streams.
  public var rules: SharingRules
  private(set) var caller: ServiceCaller
  /// The simulated network to a simulated household; nil if there is none.
  private(set) var network: SimulatedNetwork?
  let now: @Sendable () -> Date

  /// Makes the household's operations.
  ///
  /// - Parameters:
  ///   - shared: the record and its shared streams.
  ///   - rules: further rules; by default none.
  ///   - caller: calls the household's server.
  ///   - now: the clock.
  public init(
    of shared: SharedRecord, rules: SharingRules = SharingRules(),
    over caller: ServiceCaller, now: @escaping @Sendable () -> Date
  ) {
    self.sharing = shared
    self.rules = rules
    self.caller = caller
    self.now = now
  }

  /// The record that is shared.
  public var record: AppStores { sharing.record }
  /// The pending edits, and this device's position in the household's list.
  public var sync: HouseholdSync { sharing.sync }

  /// The same household, reached through a simulated connection.
  public func asking(over network: SimulatedNetwork) -> Households {
    var households = self
    households.caller = network.caller(over: caller)
    households.network = network
    return households
  }

  /// Makes an invitation for one other device or person.
  public func invite() async throws(HouseholdError) -> HouseholdInvitation {
    try await atServer { client, membership throws(HouseholdFailure) in
      try await client.invite(to: membership.household)
    }
  }

  /// The members of the household.
  public func members() async throws(HouseholdError) -> [HouseholdMember] {
    if let membership = try await membership(), membership.isStandIn {
      return standInMembers(membership)
    }
    return try await atServer { client, membership throws(HouseholdFailure) in
      try await client.members(of: membership.household)
    }
  }

  /// Removes a member.
  public func remove(_ member: String) async throws(HouseholdError) {
    try await atServer { client, membership throws(HouseholdFailure) in
      try await client.remove(member, from: membership.household)
    }
  }

  /// Leaves the household, at the server and then here; this device's data stays.
  ///
  /// - Parameter isForced: whether to leave on this device even if the server does not answer. The
  ///   membership at the server then stays until another member removes it.
  public func leave(isForced: Bool = false) async throws(HouseholdError) {
    guard let membership = try await membership() else { throw .noHousehold }
    if !membership.isStandIn { try await leave(membership, isForced: isForced) }
    // If another window joined another household in the meantime, that household stays.
    guard try await self.membership()?.household == membership.household else { return }
    for name in [Self.session, Self.attempt] { try keep(nil, as: name) }
    try await reading {
      try await rules.leave(now())
      let consents = ([Self.consent] + rules.parts.keys.sorted()).map {
        ConsentEvent($0, isGiven: false)
      }
      try await record.consents.record(consents, at: now())
      try await sync.leave(at: now())
    }
  }

  /// Ends the membership at the server.
  private func leave(_ membership: HouseholdMembership, isForced: Bool) async throws(HouseholdError)
  {
    do {
      let client = try client(at: membership.service, membership.kind)
      try await asking { () async throws(HouseholdFailure) in
        do throws(HouseholdFailure) { try await client.leave(membership.household) } catch {
          // A removed member has left already. On a home server a session ends only with the
          // membership. On Supabase a session expires, and the membership stays until the next
          // sign-in.
          let isOver = error == .notAMember || error == .noSession && membership.kind == .home
          guard isOver else { throw error }
        }
      }
    } catch {
      guard isForced else { throw error }
    }
  }

  /// Whether this device is in no household, because it never joined one or leaves it now.
  public func hasLeft() async -> Bool {
    do throws(HouseholdError) {
      guard try await membership() != nil else { return true }
      try await leave()
      return true
    } catch { return false }
  }

  /// Syncs with the server: sends pending edits and merges new ones.
  ///
  /// - Parameters:
  ///   - isConnected: whether there is a connection.
  ///   - isNetworkAllowed: whether this network may be used.
  public func synchronize(
    isConnected: Bool = true, isNetworkAllowed: Bool = true
  ) async throws(HouseholdError) -> SyncOutcome {
    guard let membership = try await membership() else { throw .noHousehold }
    let consents = try await reading { try await record.consents.state() }
    let policy = SyncPolicy(
      isEntitled: try await isEntitled(), isAllowed: consents.given.contains(Self.consent),
      isNetworkAllowed: isNetworkAllowed, isConnected: isConnected)
    if let refusal = policy.refusal { throw .notAllowed(refusal) }
    let exchange =
      membership.isStandIn
      ? try await standIn()
      : try client(at: membership.service, membership.kind).exchange(
        of: membership.household, for: membership.device)
    do {
      return try await sync.synchronize(over: exchange, of: membership.household, at: now)
    } catch { throw HouseholdError(error) }
  }

  /// Starts or ends sharing a part of the record, by the id of its consent.
  ///
  /// Data that was sent stays on the other devices. A consent that ``SharingRules/parts`` does not
  /// name has no effect.
  public func share(_ consent: String, _ isAllowed: Bool) async throws(HouseholdError) {
    guard try await membership() != nil || !isAllowed else { throw .noHousehold }
    guard let part = rules.parts[consent] else { return }
    // If another window edits the part in the meantime, that edit must be restated too.
    while try await !reading({ try await isWritten(consent, of: part, isAllowed) }) {}
  }

  /// Writes the consent and restates the part; returns false if either has changed since it was
  /// read.
  private func isWritten(
    _ consent: String, of part: StatedPart, _ isAllowed: Bool
  ) async throws -> Bool {
    let last = try await record.journal.records().last?.sequence ?? 0
    let known = try await record.consents.state()
    guard known.given.contains(consent) != isAllowed else { return true }
    let consents = record.consents.stream
    var events = [try consents.event(ConsentEvent(consent, isGiven: isAllowed), at: now())]
    if isAllowed { events += try await part.events(sync.told(), now()) }
    let stated = events
    return try await !record.journal.revise(after: last, at: now()) { records in
      let streams = [consents.name, part.stream]
      return records.contains { streams.contains($0.stream) } ? [] : stated.map { .adds($0) }
    }.isEmpty
  }

  /// This device's membership; nil if it is in no household.
  public func membership() async throws(HouseholdError) -> HouseholdMembership? {
    try await reading { try await sync.ledger().membership }
  }

  func isEntitled() async throws(HouseholdError) -> Bool {
    guard let feature = rules.feature else { return true }
    let gate = try await reading { try await record.gate(at: now()) }
    return gate.decide(.apply, feature).isAllowed
  }

  private func atServer<Answer>(
    _ ask: (HouseholdClient, HouseholdMembership) async throws(HouseholdFailure) -> Answer
  ) async throws(HouseholdError) -> Answer {
    guard let membership = try await membership() else { throw .noHousehold }
    guard !membership.isStandIn else { throw .madeUp }
    let client = try client(at: membership.service, membership.kind)
    return try await asking { () async throws(HouseholdFailure) in try await ask(client, membership)
    }
  }

  func asking<Answer>(
    _ ask: () async throws(HouseholdFailure) -> Answer
  ) async throws(HouseholdError) -> Answer {
    do throws(HouseholdFailure) { return try await ask() } catch { throw .server(error) }
  }

  func reading<Answer>(
    _ read: () async throws -> Answer
  ) async throws(HouseholdError) -> Answer {
    do { return try await read() } catch { throw HouseholdError(error) }
  }
}

extension HouseholdError {
  fileprivate init(_ error: any Error) {
    self =
      switch error {
      case let error as HouseholdFailure: .server(error)
      case let error as JournalError: .journal(error)
      default: .server(.unanswered(.cancelled))
      }
  }
}
