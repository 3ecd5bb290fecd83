import AppShell
import DesignSystem
import EaterRecord
import MealModels
import MealPlan
import PlanningPresentation

/// The events of a tap on the plan, and its notice.
struct PlannerChanges {
  private let record: StoredState
  private let service: SuggestionService
  private let world: World
  private let newID: () -> PlannedMealID
  private var plan: Plan { record.plan }

  init(
    _ record: StoredState, _ service: SuggestionService, at world: World,
    newID: @escaping () -> PlannedMealID
  ) {
    self.record = record
    self.service = service
    self.world = world
    self.newID = newID
  }

  /// The events of a change, to be stored as one batch; none if the plan needs no change.
  func events(of change: PlannerChange) throws(PlanError) -> [PlanEvent] {
    switch change {
    case .duplicate(let id):
      guard let entry = plan[id] else { throw .unknownEntry(id) }
      return try plan.duplicating(id, to: entry.slot.nextDay, newID: newID)
    case .leave(let id): return try leaving(id)
    case .move(let id, let place): return try plan.moving(id, to: PlanSlot(place))
    case .exchange(let id, let other): return try plan.swapping(id, with: other)
    case .lock(let id):
      return try plan.changing(id, .isLocked(!(plan[id]?.isLocked ?? false)))
    case .remove(let id): return try plan.changing(id, .isRemoved(true))
    case .skip(let day): return plan.skipping(day: day)
    case .servings(let id, let count): return try plan.changing(id, .servings(count))
    case .add(let content, let place, let servings, let eaters, let accepting):
      let added = try plan.adding(
        content, to: PlanSlot(place), servings: servings, eaters: eaters, newID: newID)
      return added + added.compactMap { acceptance(of: $0, accepting) }
    case .replace(let id, let content, let servings, let eaters, let accepting):
      return try plan.changing(id, .content(content))
        + plan.changing(id, .servings(servings))
        + (eaters.map { names throws(PlanError) in try plan.changing(id, .eaters(names)) } ?? [])
        + plan.changing(id, .accepted(accepting))
    }
  }

  /// The event that stores what a person accepted for a new meal; nil if nothing was accepted.
  private func acceptance(of event: PlanEvent, _ limits: Set<String>) -> PlanEvent? {
    guard case .added(let meal) = event, !limits.isEmpty else { return nil }
    return .changed(meal.id, .accepted(limits))
  }

  private func leaving(_ id: PlannedMealID) throws(PlanError) -> [PlanEvent] {
    guard let meal = plan[id] else { throw .unknownEntry(id) }
    let (moment, day) = (world.moment, meal.slot.day)
    // Include meals that were cooked outside the planner.
    let known = record.plan(of: day..<(day + 1 + LeftoverKeeping.days), at: moment)
    return try known.leaving(
      id, keeping: service.daysItKeeps(meal, record, at: world.deviceDate),
      from: PlanSlot(day: moment.dayNumber, slot: moment.slot),
      against: service.planFacts(record, at: world.deviceDate), newID: newID)
  }

  /// The notice of a stored change; nil if the screen already shows the change.
  func notice(of change: PlannerChange, _ events: [PlanEvent], _ copy: Copy) -> Notice? {
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
    case .leave:
      guard case .added(let meal)? = events.first(where: \.isAddition) else { return nil }
      let values = ["title": meal.content.title, "day": copy.day(meal.slot.day)]
      let gone = plan.entries(in: meal.slot).map(\.content.title)
      return gone.isEmpty
        ? undoable("planner.left", values)
        : undoable(
          "planner.left.instead", values.merging(["other": copy.list(gone)]) { $1 })
    case .move(_, let place):
      return undoable("planner.moved", ["day": copy.day(place.day)])
    case .add(_, let place, _, _, _):
      return undoable("planner.planned-for", ["time": copy.dated(place)])
    case .exchange, .replace: return undoable("planner.swapped", [:])
    case .lock, .servings: return nil
    }
  }
}

extension PlanSlot {
  /// Makes the slot that a screen names.
  package init(_ place: PlannerPlace) { self.init(day: place.day, slot: place.slot) }

  /// The slot for the same part of the next day.
  var nextDay: PlanSlot { PlanSlot(day: day + 1, slot: slot) }
}

extension PlanEvent {
  fileprivate var isAddition: Bool { if case .added = self { true } else { false } }
}
