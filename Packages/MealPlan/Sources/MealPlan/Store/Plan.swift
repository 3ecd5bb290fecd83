import MealModels

/// The plan of a household: a fold over plan events.
///
/// Events about different fields of an entry may come in any order; of one field the later one holds.
/// What is known of an entry before it was added waits for it.
public struct Plan: Hashable, Sendable {
  /// How the household plans.
  public private(set) var settings = PlanSettings()
  var entriesByID: [PlannedMealID: PlannedMeal] = [:]

  /// Nothing is planned yet.
  public init() {}

  /// The entries that were not removed, in their order.
  public var entries: [PlannedMeal] {
    entriesByID.values.sorted { ($0.slot, $0.position, $0.id) < ($1.slot, $1.position, $1.id) }
  }

  /// The entries of some days, in their order.
  public func entries(of days: Range<Int>) -> [PlannedMeal] {
    entries.filter { days.contains($0.slot.day) }
  }

  /// One entry; nil where there is none, or it was removed.
  public subscript(_ id: PlannedMealID) -> PlannedMeal? { entriesByID[id] }
}
