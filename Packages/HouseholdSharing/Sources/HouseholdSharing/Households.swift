import AppRecord
import Journal
import ServiceCalls
import Sync

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The household that shares this record, and the server that keeps it.
public struct Households: Sendable {
  /// What the eater allows by joining.
  public static let consent = "household"
  /// Under which name the session at home is kept.
  static let session: SecretName = "household-session"
  /// Under which name is kept what tells an attempt to join from those of others, until it succeeds.
  static let attempt: SecretName = "household-attempt"
  /// Under which name the key of a Supabase project is kept.
  static let projectKey: SecretName = "supabase-key"

  /// What is shared.
  public let sharing: SharedRecord
  /// What sharing takes besides the streams.
  public let rules: SharingRules
  private(set) var caller: ServiceCaller
  /// What stands before a household that is made up; nil for nothing.
  private(set) var network: SimulatedNetwork?
  let now: @Sendable () -> Date

  /// Makes it.
  ///
  /// - Parameters:
  ///   - shared: the record with what is shared of it.
  ///   - rules: what sharing takes besides; nothing unless given.
  ///   - caller: asks the household's server.
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
  /// Its drafts, and the place of this device in the household's list.
  public var sync: HouseholdSync { sharing.sync }

  /// The same household, asked over a simulated connection.
  public func asking(over network: SimulatedNetwork) -> Households {
    var households = self
    households.caller = network.caller(over: caller)
    households.network = network
    return households
  }

  /// Makes an invitation for one other device or person.
  public func invite() async throws(HouseholdTrouble) -> HouseholdInvitation {
    try await atServer { client, seat throws(HouseholdFailure) in
      try await client.invite(to: seat.household)
    }
  }

  /// Who belongs to the household.
  public func members() async throws(HouseholdTrouble) -> [HouseholdMember] {
    if let seat = try await seat(), seat.isStandIn { return standInMembers(seat) }
    return try await atServer { client, seat throws(HouseholdFailure) in
      try await client.members(of: seat.household)
    }
  }

  /// Takes a member's place away.
  public func remove(_ member: String) async throws(HouseholdTrouble) {
    try await atServer { client, seat throws(HouseholdFailure) in
      try await client.remove(member, from: seat.household)
    }
  }

  /// Leaves the household, first at the server and then here; what is here stays here.
  ///
  /// - Parameter isForced: whether to leave here although the server does not answer, where the place
  ///   then stays until another member takes it away.
  public func leave(isForced: Bool = false) async throws(HouseholdTrouble) {
    guard let seat = try await seat() else { throw .noHousehold }
    if !seat.isStandIn { try await leave(seat, isForced: isForced) }
    // Where another household was joined meanwhile, in another window, that stays.
    guard try await self.seat()?.household == seat.household else { return }
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

  /// Gives the place at the server up.
  private func leave(_ seat: HouseholdSeat, isForced: Bool) async throws(HouseholdTrouble) {
    do {
      let client = try client(at: seat.service, seat.kind)
      try await asking { () async throws(HouseholdFailure) in
        do throws(HouseholdFailure) { try await client.leave(seat.household) } catch {
          // Whoever was removed has left. At home a session ends with the place alone; elsewhere it
          // ends by itself, and the place stays until somebody signs in again.
          let isOver = error == .notAMember || error == .noSession && seat.kind == .home
          guard isOver else { throw error }
        }
      }
    } catch {
      guard isForced else { throw error }
    }
  }

  /// Whether nothing of this device is at a household's server: it never was, or it leaves now.
  public func hasLeft() async -> Bool {
    do throws(HouseholdTrouble) {
      guard try await seat() != nil else { return true }
      try await leave()
      return true
    } catch { return false }
  }

  /// Meets the server: sends drafts, takes in what is new.
  ///
  /// - Parameters:
  ///   - isConnected: whether there is a connection.
  ///   - isNetworkAllowed: whether this may go over it.
  public func meet(
    isConnected: Bool = true, isNetworkAllowed: Bool = true
  ) async throws(HouseholdTrouble) -> SyncOutcome {
    guard let seat = try await seat() else { throw .noHousehold }
    let consents = try await reading { try await record.consents.state() }
    let policy = SyncPolicy(
      isEntitled: try await isEntitled(), isAllowed: consents.given.contains(Self.consent),
      isNetworkAllowed: isNetworkAllowed, isConnected: isConnected)
    if let refusal = policy.refusal { throw .notAllowed(refusal) }
    let exchange =
      seat.isStandIn
      ? try await standIn()
      : try client(at: seat.service, seat.kind).exchange(of: seat.household, for: seat.device)
    do {
      return try await sync.meet(over: exchange, of: seat.household, at: now)
    } catch { throw HouseholdTrouble(error) }
  }

  /// Shares a part of the record from now on, or no longer, by the id of its consent; what others were
  /// told stays there.
  ///
  /// Nothing is done for a consent that ``SharingRules/parts`` does not name.
  public func share(_ consent: String, _ isAllowed: Bool) async throws(HouseholdTrouble) {
    guard try await seat() != nil || !isAllowed else { throw .noHousehold }
    guard let part = rules.parts[consent] else { return }
    // What somebody writes of it in another window meanwhile must be among what is stated.
    while try await !reading({ try await isWritten(consent, of: part, isAllowed) }) {}
  }

  /// Writes whether a part is shared, with what states it; false where it or the consent changed meanwhile.
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

  /// Where this device sits; nil for no household.
  public func seat() async throws(HouseholdTrouble) -> HouseholdSeat? {
    try await reading { try await sync.ledger().seat }
  }

  func isEntitled() async throws(HouseholdTrouble) -> Bool {
    guard let feature = rules.feature else { return true }
    let gate = try await reading { try await record.gate(at: now()) }
    return gate.decide(.apply, feature).isAllowed
  }

  private func atServer<Answer>(
    _ ask: (HouseholdClient, HouseholdSeat) async throws(HouseholdFailure) -> Answer
  ) async throws(HouseholdTrouble) -> Answer {
    guard let seat = try await seat() else { throw .noHousehold }
    guard !seat.isStandIn else { throw .madeUp }
    let client = try client(at: seat.service, seat.kind)
    return try await asking { () async throws(HouseholdFailure) in try await ask(client, seat) }
  }

  func asking<Answer>(
    _ ask: () async throws(HouseholdFailure) -> Answer
  ) async throws(HouseholdTrouble) -> Answer {
    do throws(HouseholdFailure) { return try await ask() } catch { throw .server(error) }
  }

  func reading<Answer>(
    _ read: () async throws -> Answer
  ) async throws(HouseholdTrouble) -> Answer {
    do { return try await read() } catch { throw HouseholdTrouble(error) }
  }
}

extension HouseholdTrouble {
  fileprivate init(_ error: any Error) {
    self =
      switch error {
      case let error as HouseholdFailure: .server(error)
      case let error as JournalError: .journal(error)
      default: .server(.unanswered(.cancelled))
      }
  }
}
