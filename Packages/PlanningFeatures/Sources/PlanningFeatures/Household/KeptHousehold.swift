import AccountParts
import AppShell
import EaterRecord
import Groceries
import MealModels
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
  /// What a store told last of its products, where it is asked about them.
  var shelf: [Product]
  /// Whether notes on recipes are shared too.
  var sharesNotes: Bool

  /// A product that the store told of, or that was bought or put into a cart; nil for none of these.
  func product(_ id: ProductID) -> Product? {
    shelf.first { $0.id == id } ?? planning.record.shopping.product(id)
  }
}

extension PlanningClients {
  /// What the feature of the household depends on.
  var keptHousehold: Slice<KeptHousehold> {
    let stores = stores
    // Whatever is stored may be a draft, as far as it is allowed to be.
    let streams = SharedStreams.eaterRecord().names
      .union([HouseholdSync.stream, stores.consents.stream.name])
    let part = StoredPart(
      "household", streams: Set(streams.map(\.rawValue)),
      initial: (status: HouseholdStatus(), shelf: [Product]())
    ) { known in
      let status = try await stores.household.status()
      let shelf = status.asksAboutProducts ? await stores.keptShelf() : []
      return StoredReading(StoredVersion(status.version), unless: known, (status, shelf))
    }
    let shared = Slice(part, stores.consentsPart) { (kept: $0, consents: $1) }
    return kept.with(shared) { planning, shared in
      KeptHousehold(
        planning: planning, status: shared.kept.status, shelf: shared.kept.shelf,
        sharesNotes: shared.consents.given.contains(Households.notesConsent))
    }
  }
}

extension HouseholdStatus {
  /// Whether several devices picked a package, so that names of products are wanted.
  fileprivate var asksAboutProducts: Bool {
    conflicts.contains { $0.place.stream == "grocery" && $0.place.field == "product" }
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
