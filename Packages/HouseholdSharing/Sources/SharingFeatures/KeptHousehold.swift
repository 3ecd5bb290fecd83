import AccountParts
import AppRecord
import AppShell
import HouseholdSharing
import PremiumGate
import Sync

/// The stored state of a household, as its feature sees it.
struct KeptHousehold: Sendable {
  /// This device's membership, pending edits and open conflicts.
  var status: HouseholdStatus
  /// The uses of data to which the user has consented.
  var consents: Consents
  /// The features that the user may use.
  var entitlement: Entitlement
}

extension SharingClients {
  /// The stored state on which the household feature depends.
  var kept: Slice<KeptHousehold> {
    let households = households
    // Every shared stream may have a pending edit.
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
