import DesignSystem
import MealModels
import MealPlan
import PlanningPresentation

/// The events of a tap on the plan, and what is said of it.
struct PlannerChanges {
  private let plan: Plan
  private let newID: () -> PlannedMealID

  init(
    _ plan: Plan, newID: @escaping () -> PlannedMealID
  ) {
    self.plan = plan
    self.newID = newID
  }

  /// The events of a change, to be stored as one; none where everything is so already.
  func events(of change: PlannerChange) throws(PlanError) -> [PlanEvent] {
    switch change {
    case .duplicate(let id):
      guard let entry = plan[id] else { throw .unknownEntry(id) }
      return try plan.duplicating(id, to: entry.slot.nextDay, newID: newID)
    case .move(let id, let place): return try plan.moving(id, to: PlanSlot(place))
    case .exchange(let id, let other): return try plan.swapping(id, with: other)
    case .lock(let id):
      return try plan.changing(id, .isLocked(!(plan[id]?.isLocked ?? false)))
    case .remove(let id): return try plan.changing(id, .isRemoved(true))
    case .skip(let day): return plan.skipping(day: day)
    case .servings(let id, let count): return try plan.changing(id, .servings(count))
    case .add(let content, let place, let servings):
      return try plan.adding(content, to: PlanSlot(place), servings: servings, newID: newID)
    case .replace(let id, let content, let servings):
      return try plan.changing(id, .content(content))
        + plan.changing(id, .servings(servings)) + plan.changing(id, .accepted([]))
    }
  }

  /// What is said of a change that is stored; nil where the screen shows it well enough.
  static func notice(of change: PlannerChange, _ plan: Plan, _ copy: Copy) -> Notice? {
    func undoable(_ key: CopyKey, _ values: [String: String]) -> Notice {
      .confirmation(copy(key, values), icon: .undo, action: ControlAction(PlannerAction.undo))
    }
    switch change {
    case .skip(let day): return undoable("planner.skipped", ["day": copy.day(day)])
    case .remove(let id):
      return undoable("planner.removed", ["title": plan[id]?.content.title ?? ""])
    case .duplicate(let id):
      guard let entry = plan[id] else { return nil }
      return undoable(
        "planner.planned", ["title": entry.content.title, "day": copy.day(entry.slot.day + 1)])
    case .move(_, let place), .add(_, let place, _):
      return undoable("planner.moved", ["day": copy.day(place.day)])
    case .exchange, .replace: return undoable("planner.swapped", [:])
    case .lock, .servings: return nil
    }
  }
}

extension PlanSlot {
  /// The time that a screen names.
  init(_ place: PlannerPlace) { self.init(day: place.day, slot: place.slot) }

  /// The same part of the next day.
  var nextDay: PlanSlot { PlanSlot(day: day + 1, slot: slot) }
}
