import AccountParts
import AppRecord
import AppShell
import HouseholdSharing
import PremiumGate
import Sync

/// What is stored of a household, as its feature sees it.
struct KeptHousehold: Sendable {
  /// Who this device is in its household, what waits and what is asked.
  var status: HouseholdStatus
  /// The uses of data that are allowed.
  var consents: Consents
  /// What the user may use.
  var entitlement: Entitlement
}

extension SharingClients {
  /// What the feature of the household depends on.
  var kept: Slice<KeptHousehold> {
    let households = households
    // Whatever is stored may be a draft, as far as it is allowed to be.
    let part = StoredPart(
      "household", streams: Set(households.sharing.names.map(\.rawValue)),
      initial: HouseholdStatus()
    ) { known in
      let status = try await households.sync.status()
      return StoredReading(StoredVersion(status.version), unless: known, status)
    }
    let record = record
    return Slice(part, record.consentsPart, record.entitlementPart) {
      KeptHousehold(status: $0, consents: $1, entitlement: $2)
    }
  }
}
