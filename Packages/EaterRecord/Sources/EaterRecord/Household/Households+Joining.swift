import Journal
import Preferences
import ServiceCalls
import Sync

extension Households {
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
    let device = try await allowed()
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

  /// Stores that the eater allows it; gives the name of the device.
  func allowed() async throws(HouseholdTrouble) -> DeviceID {
    // The eater's word is the first record of a new journal, and so names the device.
    _ = try await reading {
      try await stores.consents.record([ConsentEvent(Self.consent, isGiven: true)], at: now())
    }
    guard let device = try await reading({ try await stores.journal.signature() }) else {
      throw .journal(.recordsMissing("journal"))
    }
    return device
  }

  /// Takes the seat; returns false where the preferences changed while they were read.
  func take(_ seat: HouseholdSeat) async throws(HouseholdTrouble) -> Bool {
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
  func stated() async throws(HouseholdTrouble) -> EaterPreferences {
    let settings = try await reading { try await stores.settings().settings }
    guard settings.unreadEvents == 0, settings.damagedLines == 0, settings.missing == nil,
      settings.preferences.isStatedWhole
    else { throw .notStatable }
    return settings.preferences
  }
}
