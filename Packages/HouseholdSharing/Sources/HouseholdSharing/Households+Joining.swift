import AppRecord
import Journal
import ServiceCalls
import Sync

extension Households {
  /// Joins a household by an invitation, or founds one: at home by the code that the server printed.
  ///
  /// Everything that was stored before is shared with it from now on. Where the answer is lost, the same
  /// may be asked again; the code is spent only once.
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
    do throws(HouseholdTrouble) {
      admission = try await asking { () async throws(HouseholdFailure) in try await enter(device) }
    } catch {
      // What was refused for good is not asked again, but begun anew.
      if [.server(.notAMember), .server(.invitationSpent)].contains(error) {
        try keep(nil, as: Self.attempt)
      }
      // All else that is sent is of this program.
      if error == .server(.refused), code != nil { throw .mistyped }
      // The name is a member's who joined with a copy of this folder, or a place that was lost.
      guard case .server(.deviceTaken) = error else { throw error }
      let other = try await reading { try DeviceID(EventID.random().rawValue) }
      admission = try await asking { () async throws(HouseholdFailure) in try await enter(other) }
      device = other
    }
    if let session = admission.session { try keep(session, as: Self.session) }
    let seat = HouseholdSeat(
      household: admission.household, service: address, kind: kind, name: name, device: device)
    // A limit that somebody sets in another window meanwhile must be among what is stated.
    while try await !take(seat) {}
    // Whoever leaves forgets it too, where it cannot be forgotten now.
    try? keep(nil, as: Self.attempt)
  }

  /// What tells attempts with a code at a server from all others, also after this program was ended.
  private func attempt(
    with code: String, at address: String, _ kind: HouseholdServerKind
  ) throws(HouseholdTrouble) -> HiddenKey {
    let known: HiddenKey?
    do throws(SecretStoreError) { known = try record.secrets.read(Self.attempt) } catch {
      throw .secret(error)
    }
    // 256 random bits.
    let drawn = (0..<4).map { _ in String(UInt64.random(in: .min ... .max), radix: 36) }
    let secret = known ?? HiddenKey(drawn.joined(separator: "-"))
    if known == nil { try keep(secret, as: Self.attempt) }
    let entered = code.uppercased().filter { $0.isLetter || $0.isNumber }
    // Another server must not learn what this one takes for a session.
    let parts = [secret.revealed, kind.rawValue, try service(at: address).text, entered]
    return HiddenKey(SHA256Digest.hexadecimal(of: Array(parts.joined(separator: " ").utf8)))
  }

  /// Stores that the eater allows it; gives the name of the device.
  func allowed() async throws(HouseholdTrouble) -> DeviceID {
    // The eater's word is the first record of a new journal, and so names the device.
    // Parts are asked about in each household anew.
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

  /// Takes the seat; returns false where what is stated anew changed while it was read.
  func take(_ seat: HouseholdSeat) async throws(HouseholdTrouble) -> Bool {
    let last = try await reading { try await record.journal.records().last?.sequence ?? 0 }
    let statement = try await rules.statement?(now()) ?? SharedStatement()
    return try await reading {
      try await sync.join(
        seat, after: last, clearing: statement.clearing, stating: statement.stating, at: now())
    }
  }

  /// Throws where what is here cannot all be shared: what cannot be stated anew, or what only another
  /// program of this data folder can share.
  func checkStatement() async throws(HouseholdTrouble) {
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
