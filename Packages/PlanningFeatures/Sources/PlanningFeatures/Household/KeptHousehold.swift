import AccountParts
import AppShell
import EaterRecord
import MealPlan
import RecipeStore
import Sync

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What is stored of a household, with the record that it shares.
struct KeptHousehold: Sendable {
  /// What is stored of planning and shopping.
  var planning: KeptPlanning
  /// Who this device is in its household, what waits and what is asked.
  var status: HouseholdStatus
  /// Whether notes on recipes are shared too.
  var sharesNotes: Bool
}

extension PlanningClients {
  /// What the feature of the household depends on.
  var keptHousehold: Slice<KeptHousehold> {
    let household = stores.household
    // Whatever is stored may be a draft.
    let streams = SharedStreams.eaterRecord(allowsNotes: true).names.union([HouseholdSync.stream])
    let part = StoredPart(
      "household", streams: Set(streams.map(\.rawValue)), initial: HouseholdStatus()
    ) { known in
      let status = try await household.status()
      return StoredReading(StoredVersion(status.version), unless: known, status)
    }
    let shared = Slice(part, stores.consentsPart) { (status: $0, consents: $1) }
    return kept.with(shared) { planning, shared in
      KeptHousehold(
        planning: planning, status: shared.status,
        sharesNotes: shared.consents.given.contains(Households.notesConsent))
    }
  }
}

extension SyncStatus {
  /// What of a household's drafts the planner and the list show; nil for no household.
  init?(_ status: HouseholdStatus, lastSync: Date?) {
    guard status.seat != nil else { return nil }
    let plan = status.drafts.filter { $0.stream == "plan" }.compactMap(\.meaning.thing)
    self.init(
      drafts: Set(plan.map { PlannedMealID(rawValue: $0) }),
      holdsGroceries: status.drafts.contains { $0.stream == "grocery" }, lastSync: lastSync)
  }
}
