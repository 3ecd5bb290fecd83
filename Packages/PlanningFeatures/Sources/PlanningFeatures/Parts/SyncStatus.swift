import AppShell
import MealPlan
import SharingFeatures

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The port to whoever sends changes to other devices: how far that is.
///
/// Without any, everything is on this device, and nothing waits to be sent.
public struct SyncStatus: Hashable, Sendable {
  /// The planned meals with changes that were not sent yet.
  public var drafts: Set<PlannedMealID>
  /// Whether changes of the grocery list were not sent yet.
  public var holdsGroceries: Bool
  /// When changes were last sent and fetched; nil for never.
  public var lastSync: Date?
  /// How many things several devices changed, about which nobody decided yet.
  public var questionCount = 0

  /// Makes a status; nothing waits, and nothing was ever sent, unless given.
  public init(
    drafts: Set<PlannedMealID> = [], holdsGroceries: Bool = false, lastSync: Date? = nil
  ) {
    self.drafts = drafts
    self.holdsGroceries = holdsGroceries
    self.lastSync = lastSync
  }
}

/// What is known of the shelf, offered by the list to the planner.
struct ShelfStatus: Sendable {
  /// Whether prices are being asked for.
  var isRefreshing = false
  /// When the store last told its prices; nil for never.
  var checked: Date?
  /// What changed of what planned meals need.
  var changes: [PlannedMealID: [ShelfDelta]] = [:]
}

extension SyncStatus {
  /// What the planner and the list show of a record that is shared; nil for no household.
  init?(_ offers: Offers) {
    guard let status = offers.all(SharingStatus.self).first else { return nil }
    let plan = status.drafts.filter { $0.stream == "plan" }.compactMap(\.meaning.thing)
    self.init(
      drafts: Set(plan.map { PlannedMealID(rawValue: $0) }),
      holdsGroceries: status.drafts.contains { $0.stream == "grocery" }, lastSync: status.lastSync)
    questionCount = status.questionCount
  }
}
