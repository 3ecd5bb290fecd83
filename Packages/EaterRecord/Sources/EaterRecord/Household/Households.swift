import Journal
import Preferences
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
  /// What the eater allows besides: that notes on recipes are shared.
  public static let notesConsent = "household-notes"
  /// Under which name the session at home is kept.
  static let session: SecretName = "household-session"
  /// Under which name the key of a Supabase project is kept.
  static let projectKey: SecretName = "supabase-key"

  private let stores: Stores
  private let caller: ServiceCaller
  private let now: @Sendable () -> Date

  /// Makes it.
  public init(of stores: Stores, over caller: ServiceCaller, now: @escaping @Sendable () -> Date) {
    self.stores = stores
    self.caller = caller
    self.now = now
  }

  /// Joins a household by an invitation, or founds one: at home by the code that the server printed.
  ///
  /// Everything that was stored before is shared with it from now on.
  ///
  /// - Parameters:
  ///   - isNew: whether to found it.
  ///   - code: the invitation; nil to found one at Supabase.
  ///   - name: what the others see.
  public func join(
    _ code: String?, isNew: Bool = false, at address: String, kind: HouseholdServerKind,
    name: String
  ) async throws(HouseholdTrouble) {
    guard try await seat() == nil else { throw .hasHousehold }
    guard try await isEntitled() else { throw .notAllowed(.notEntitled) }
    _ = try await stated()
    // The eater's word is the first record of a new journal, and so names the device.
    _ = try await reading {
      try await stores.consents.record([ConsentEvent(Self.consent, isGiven: true)], at: now())
    }
    guard let device = try await reading({ try await stores.journal.signature() }) else {
      throw .journal(.recordsMissing("journal"))
    }
    let client = try client(at: address, kind)
    let admission = try await asking { () async throws(HouseholdFailure) in
      isNew
        ? try await client.create(code: code, device: device, name: name)
        : try await client.join(code: code ?? "", device: device, name: name)
    }
    if let session = admission.session { try keep(session, as: Self.session) }
    let seat = HouseholdSeat(
      household: admission.household, service: address, kind: kind, name: name, device: device)
    // A limit that somebody sets in another window meanwhile must be among what is stated.
    while try await !take(seat) {}
  }

  /// Takes the seat; returns false where the preferences changed while they were read.
  private func take(_ seat: HouseholdSeat) async throws(HouseholdTrouble) -> Bool {
    let stream = stores.preferences.stream
    let last = try await reading { try await stores.journal.records().last?.sequence ?? 0 }
    let preferences = try await stated()
    return try await reading {
      try await stores.household.join(
        seat, after: last, clearing: [try stream.event(.reset, at: now())],
        stating: try preferences.statement.map { try stream.event($0, at: now()) }, at: now())
    }
  }

  /// What the eaters told us, where all of it is known and can be stated.
  private func stated() async throws(HouseholdTrouble) -> EaterPreferences {
    let settings = try await reading { try await stores.settings().settings }
    guard settings.unreadEvents == 0, settings.damagedLines == 0, settings.missing == nil,
      settings.preferences.isStatedWhole
    else { throw .notStatable }
    return settings.preferences
  }

  /// Makes an invitation for one other device or person.
  public func invite() async throws(HouseholdTrouble) -> HouseholdInvitation {
    try await atServer { client, seat throws(HouseholdFailure) in
      try await client.invite(to: seat.household)
    }
  }

  /// Who belongs to the household.
  public func members() async throws(HouseholdTrouble) -> [HouseholdMember] {
    try await atServer { client, seat throws(HouseholdFailure) in
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
    do {
      let client = try client(at: seat.service, seat.kind)
      try await asking { () async throws(HouseholdFailure) in
        do throws(HouseholdFailure) { try await client.leave(seat.household) } catch {
          // Whoever was removed has left.
          guard error == .notAMember || error == .noSession else { throw error }
        }
      }
    } catch {
      guard isForced else { throw error }
    }
    try keep(nil, as: Self.session)
    try await reading {
      try await stores.consents.record([ConsentEvent(Self.consent, isGiven: false)], at: now())
      try await stores.household.leave(at: now())
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
  /// - Parameter connection: whether there is a network over which this may go by itself.
  public func meet(
    isConnected: Bool = true, isNetworkAllowed: Bool = true
  ) async throws(HouseholdTrouble) -> SyncOutcome {
    guard let seat = try await seat() else { throw .noHousehold }
    let consents = try await reading { try await stores.consents.state() }
    let policy = SyncPolicy(
      isEntitled: try await isEntitled(), isAllowed: consents.given.contains(Self.consent),
      isNetworkAllowed: isNetworkAllowed, isConnected: isConnected)
    if let refusal = policy.refusal { throw .notAllowed(refusal) }
    await stores.household.share(
      .eaterRecord(allowsNotes: consents.given.contains(Self.notesConsent)))
    let exchange = try client(at: seat.service, seat.kind)
      .exchange(of: seat.household, for: seat.device)
    do { return try await stores.household.meet(over: exchange, at: now) } catch {
      throw HouseholdTrouble(error)
    }
  }

  /// Where this device sits; nil for no household.
  public func seat() async throws(HouseholdTrouble) -> HouseholdSeat? {
    try await reading { try await stores.household.ledger().seat }
  }

  /// An account at a Supabase project, whose key anybody may know.
  public func account(
    at address: String, projectKey: HiddenKey? = nil
  ) throws(HouseholdTrouble) -> SupabaseSession {
    if let projectKey { try keep(projectKey, as: Self.projectKey) }
    let key: HiddenKey?
    do throws(SecretStoreError) { key = try stores.secrets.read(Self.projectKey) } catch {
      throw .secret(error)
    }
    guard let key else { throw .server(.noSession) }
    return SupabaseSession(
      of: try service(at: address), key: key, over: caller, secrets: stores.secrets)
  }

  private func client(
    at address: String, _ kind: HouseholdServerKind
  ) throws(HouseholdTrouble) -> HouseholdClient {
    switch kind {
    case .home:
      let secrets = stores.secrets
      return HouseholdClient(try service(at: address), over: caller) {
        () async throws(HouseholdFailure) in (try? secrets.read(Self.session)) ?? nil
      }
    case .supabase:
      let account = try account(at: address)
      let key = ((try? stores.secrets.read(Self.projectKey)) ?? nil)?.revealed ?? ""
      return HouseholdClient(
        try service(at: "\(address)/rest/v1"), over: caller, headers: ["apikey": key]
      ) { () async throws(HouseholdFailure) in try await account.current() }
    }
  }

  private func service(at address: String) throws(HouseholdTrouble) -> ServiceAddress {
    do throws(ServiceFailure) { return try ServiceAddress(address) } catch { throw .address(error) }
  }

  private func keep(_ key: HiddenKey?, as name: SecretName) throws(HouseholdTrouble) {
    do throws(SecretStoreError) { try stores.secrets.keep(name, key) } catch {
      throw .secret(error)
    }
  }

  private func isEntitled() async throws(HouseholdTrouble) -> Bool {
    guard let feature = stores.premium.sharing else { return true }
    let state = try await reading { try await stores.read() }
    return state.gate(at: now()).decide(.apply, feature).isAllowed
  }

  private func atServer<Answer>(
    _ ask: (HouseholdClient, HouseholdSeat) async throws(HouseholdFailure) -> Answer
  ) async throws(HouseholdTrouble) -> Answer {
    guard let seat = try await seat() else { throw .noHousehold }
    let client = try client(at: seat.service, seat.kind)
    return try await asking { () async throws(HouseholdFailure) in try await ask(client, seat) }
  }

  private func asking<Answer>(
    _ ask: () async throws(HouseholdFailure) -> Answer
  ) async throws(HouseholdTrouble) -> Answer {
    do throws(HouseholdFailure) { return try await ask() } catch { throw .server(error) }
  }

  private func reading<Answer>(
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
