import AppRecord
import AppShell
import Journal
import PremiumGate

/// The parts of an app's record that features name what they depend on by.
extension AppStores {
  /// What the user may use.
  public var entitlementPart: StoredPart<Entitlement> {
    let record = self
    return StoredPart(
      "entitlement", streams: ["entitlement", "store-receipt"], initial: Entitlement()
    ) { known in
      let (entitlement, version) = try await record.provenEntitlement()
      return StoredReading(StoredVersion(version), unless: known, entitlement)
    }
  }

  /// Who is signed in, or was last.
  public var accountPart: StoredPart<Account?> { StoredPart(of: account) }

  /// The uses of data that are allowed.
  public var consentsPart: StoredPart<Consents> { StoredPart(of: consents) }
}

extension StoredPart {
  /// What one store holds, as it is told to features.
  public init<Content>(
    of store: Store<Value, Content>, told: @escaping @Sendable (Value) -> Value = { $0 }
  ) {
    self.init(store.stream.name.rawValue, initial: store.stream.initialState) { known in
      let reading = try await store.reading()
      return StoredReading(StoredVersion(reading.revision), unless: known, told(reading.state))
    }
  }
}
