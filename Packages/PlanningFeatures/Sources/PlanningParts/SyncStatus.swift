import AppShell
import EaterRecord
import MealPlan
import PlanningPresentation
import SharingFeatures

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The status of the sync with other devices.
///
/// Without a status, all data is only on this device, and no change waits to be sent.
public struct SyncStatus: Hashable, Sendable {
  /// The planned meals with changes that were not sent yet.
  public var pendingMeals: Set<PlannedMealID>
  /// Whether changes of the grocery list were not sent yet.
  public var holdsGroceries: Bool
  /// When changes were last sent and fetched; nil if never.
  public var lastSync: Date?
  /// The number of open conflicts between devices.
  public var questionCount = 0

  /// Makes a status; by default no change waits, and there was no sync yet.
  public init(
    pendingMeals: Set<PlannedMealID> = [], holdsGroceries: Bool = false, lastSync: Date? = nil
  ) {
    self.pendingMeals = pendingMeals
    self.holdsGroceries = holdsGroceries
    self.lastSync = lastSync
  }
}

/// The state of the shelf, offered by the list to the planner.
package struct ShelfStatus: Sendable {
  /// Whether a request for prices is running.
  package var isRefreshing: Bool
  /// The time of the store's latest prices; nil if there are none.
  package var checked: Date?
  /// The changes on the shelf of the items of planned meals.
  package var changes: [PlannedMealID: [ShelfChange]]
  /// The days of the list, and what they cost; nil if no price is known.
  package var cost: (days: Range<Int>, cost: WeekCost)?

  package init(
    isRefreshing: Bool = false, checked: Date? = nil,
    changes: [PlannedMealID: [ShelfChange]] = [:],
    cost: (days: Range<Int>, cost: WeekCost)? = nil
  ) {
    self.cost = cost
    self.isRefreshing = isRefreshing
    self.checked = checked
    self.changes = changes
  }
}

extension SyncStatus {
  /// The sync status of a shared record for the planner and the list; nil for no household.
  package init?(_ offers: Offers) {
    guard let status = offers.all(SharingStatus.self).first else { return nil }
    let plan = status.pendingEdits.filter { $0.stream == "plan" }.compactMap(\.meaning.thing)
    self.init(
      pendingMeals: Set(plan.map { PlannedMealID(rawValue: $0) }),
      holdsGroceries: status.pendingEdits.contains { $0.stream == "grocery" },
      lastSync: status.lastSync)
    questionCount = status.questionCount
  }
}
