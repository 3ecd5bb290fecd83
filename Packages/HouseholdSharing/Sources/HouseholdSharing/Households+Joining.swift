import AppRecord
import Codecs
import Journal
import ServiceCalls
import Sync

extension Households {
  /// Joins a household with an invitation, or founds one.
  ///
  /// To found one on a home server, the code that the server printed is needed.
  ///
  /// Everything that is stored is shared with the household from then on. If the answer is lost,
  /// the same call may be repeated; the code is used up only once.
  ///
  /// - Parameters:
  ///   - isNew: whether to found the household.
  ///   - code: the invitation, or the code that the home server printed; nil to found a household
  ///     at Supabase.
  ///   - name: the name that the other members see.
  public func join(
    _ code: String?, isNew: Bool = false, at address: String, kind: HouseholdServerKind,
    name: String
  ) async throws(HouseholdError) {
    guard try await membership() == nil else { throw .hasHousehold }
    guard try await isEntitled() else { throw .notAllowed(.notEntitled) }
    try await checkStatement()
    var device = try await allowed()
    let client = try client(at: address, kind, isEntering: true)
    let attempt = try attempt(with: code ?? "", at: address, kind)
    let enter = { (device: DeviceID) async throws(HouseholdFailure) in
      isNew
        ? try await client.create(code: code, attempt: attempt, device: device, name: name)
        : try await client.join(code: code ?? "", attempt: attempt, device: device, name: name)
    }
    let admission: HouseholdAdmission
    do throws(HouseholdError) {
      admission = try await asking { () async throws(HouseholdFailure) in try await enter(device) }
    } catch {
      // After a final refusal, the next attempt starts with a new session.
      if [.server(.notAMember), .server(.invitationSpent)].contains(error) {
        try keep(nil, as: Self.attempt)
      }
      // The other fields come from this program, so the code must be wrong.
      if error == .server(.refused), code != nil { throw .mistyped }
      // The id belongs to a member who joined with a copy of this folder, or to a lost membership.
      guard case .server(.deviceTaken) = error else { throw error }
      let other = try await reading { try DeviceID(EventID.random().rawValue) }
      admission = try await asking { () async throws(HouseholdFailure) in try await enter(other) }
      device = other
    }
    if let session = admission.session { try keep(session, as: Self.session) }
    let membership = HouseholdMembership(
      household: admission.household, service: address, kind: kind, name: name, device: device)
    // A limit that another window set in the meantime must be restated too.
    while try await !take(membership) {}
    // If this fails, leaving the household deletes the secret.
    try? keep(nil, as: Self.attempt)
  }

  /// The session for attempts with one code at one server, which stays the same after a restart of
  /// the program.
  private func attempt(
    with code: String, at address: String, _ kind: HouseholdServerKind
  ) throws(HouseholdError) -> HiddenKey {
    let known: HiddenKey?
    do throws(SecretStoreError) { known = try record.secrets.read(Self.attempt) } catch {
      throw .secret(error)
    }
    // The secret has 256 random bits.
    let drawn = (0..<4).map { _ in String(UInt64.random(in: .min ... .max), radix: 36) }
    let secret = known ?? HiddenKey(drawn.joined(separator: "-"))
    if known == nil { try keep(secret, as: Self.attempt) }
    let entered = code.uppercased().filter { $0.isLetter || $0.isNumber }
    // Another server must not learn this server's session.
    let parts = [secret.revealed, kind.rawValue, try service(at: address).text, entered]
    return HiddenKey(SHA256Digest.hexadecimal(of: Array(parts.joined(separator: " ").utf8)))
  }

  /// Stores the eater's consent; returns the device's id.
  func allowed() async throws(HouseholdError) -> DeviceID {
    // The consent is the first record of a new journal, and so creates the device's id. For each
    // new household, the consents to share parts must be given again.
    _ = try await reading {
      try await record.consents.record(
        [ConsentEvent(Self.consent, isGiven: true)]
          + rules.parts.keys.sorted().map { ConsentEvent($0, isGiven: false) },
        at: now())
    }
    guard let device = try await reading({ try await record.journal.signature() }) else {
      throw .journal(.recordsMissing("journal"))
    }
    return device
  }

  /// Records the membership; returns false if the restated streams have changed since they were
  /// read.
  func take(_ membership: HouseholdMembership) async throws(HouseholdError) -> Bool {
    let last = try await reading { try await record.journal.records().last?.sequence ?? 0 }
    let statement = try await rules.statement?(now()) ?? SharedStatement()
    return try await reading {
      try await sync.join(
        membership, after: last, clearing: statement.clearing, stating: statement.stating, at: now()
      )
    }
  }

  /// Throws if this device's data cannot be shared completely.
  ///
  /// That is so if streams cannot be restated, or if only another program of this data folder can
  /// share some of the data.
  func checkStatement() async throws(HouseholdError) {
    _ = try await rules.statement?(now())
    let known = Dictionary(uniqueKeysWithValues: sharing.streams.map { ($0.name, $0) })
    let others = try await reading {
      try await record.journal.records().contains { record in
        guard let stream = known[record.stream] else {
          return SharedStreams.family.contains(record.stream)
        }
        return stream.isStatedAnew && rules.statement == nil && stream.meaning(record) != nil
      }
    }
    guard !others else { throw .ofOtherPrograms }
  }
}
