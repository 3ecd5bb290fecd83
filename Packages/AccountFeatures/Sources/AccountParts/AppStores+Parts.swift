import AppRecord
import AppShell
import Journal
import PremiumGate

/// The parts of an app's record that features depend on.
extension AppStores {
  /// The user's entitlement.
  public var entitlementPart: StoredPart<Entitlement> {
    let record = self
    return StoredPart(
      "entitlement", streams: ["entitlement", "store-receipt"], initial: Entitlement()
    ) { known in
      let (entitlement, version) = try await record.provenEntitlement()
      return StoredReading(StoredVersion(version), unless: known, entitlement)
    }
  }

  /// The account that is signed in, or was signed in last.
  public var accountPart: StoredPart<Account?> { StoredPart(of: account) }

  /// The uses of data that the user allowed.
  public var consentsPart: StoredPart<Consents> { StoredPart(of: consents) }
}

extension StoredPart {
  /// The state of one store, as features receive it.
  public init<Content>(
    of store: Store<Value, Content>, told: @escaping @Sendable (Value) -> Value = { $0 }
  ) {
    self.init(store.stream.name.rawValue, initial: store.stream.initialState) { known in
      let reading = try await store.reading()
      return StoredReading(StoredVersion(reading.revision), unless: known, told(reading.state))
    }
  }
}
