import AppShell
import DesignSystem
import EaterRecord
import MealModels
import MealPlan
import PlanningPresentation

/// The events of a tap on the plan, and its notice.
struct PlannerChanges {
  let record: StoredState
  let service: SuggestionService
  let world: World
  let newID: () -> PlannedMealID
  var plan: Plan { record.plan }

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
    case .duplicate(let id, let place):
      return try plan.duplicating(id, to: PlanSlot(place), newID: newID)
    case .leave(let id): return try leaving(id)
    case .move(let id, let place): return try plan.moving(id, to: PlanSlot(place))
    case .exchange(let id, let other): return try plan.swapping(id, with: other)
    case .lock(let id):
      return try plan.changing(id, .isLocked(!(plan[id]?.isLocked ?? false)))
    case .remove(let id): return try plan.changing(id, .isRemoved(true))
    case .skip(let day): return plan.skipping(day: day)
    case .unskip(let day): return plan.unskipping(day: day)
    case .fit(let ids): return try fitting(ids)
    case .servings(let id, let count): return try plan.changing(id, .servings(count))
    case .seat(let id, let names, let guests):
      return try plan.seating(
        id, eaters: names, guests: guests,
        against: service.planFacts(record, at: world.deviceDate))
    case .note(let id, let text): return try plan.changing(id, .note(text))
    case .repeatMeal, .copyLastWeek, .useWeek: return safe(try unchecked(change))
    case .keepWeek(let day, let name):
      return try plan.keepingWeek(of: day, as: name) {
        WeekTemplate.ID(rawValue: newID().rawValue)
      }
    case .deleteWeek(let id): return plan.deletingTemplate(id)
    case .save(let id, let meal):
      let title = service.catalog.summary(meal)?.title ?? meal.rawValue
      return try plan.changing(id, .content(.recipe(meal, title: title)))
        + plan.changing(id, .accepted([]))
    case .startOver(let id): return try plan.changing(id, .refused([]))
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

  /// Raises the servings of meals that are cooked for too few people.
  private func fitting(_ ids: [PlannedMealID]) throws(PlanError) -> [PlanEvent] {
    let facts = service.planFacts(record, at: world.deviceDate)
    var events: [PlanEvent] = []
    for id in ids {
      guard let day = plan[id]?.slot.day,
        let gap = plan.servingsGaps(
          of: day..<(day + 1), from: world.moment.dayNumber, against: facts)[id]
      else { continue }
      events += try plan.changing(
        id, .servings(min(gap.eaten, PlannedMeal.servingsRange.upperBound)))
    }
    return events
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
    case .unskip(let day): return undoable("planner.unskipped", ["day": copy.day(day)])
    case .duplicate(let id, let place):
      return undoable(
        "planner.copied",
        ["title": plan[id]?.content.title ?? "", "day": copy.day(place.day)])
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
    case .exchange, .replace, .fit: return undoable("planner.swapped", [:])
    case .lock, .servings, .startOver: return nil
    case .seat: return events.isEmpty ? nil : undoable("planner.seated", [:])
    case .note: return events.isEmpty ? nil : undoable("planner.noted", [:])
    case .repeatMeal, .copyLastWeek, .useWeek: return planned(change, events, copy)
    case .keepWeek(_, let name):
      return events.isEmpty ? nil : undoable("planner.kept-week", ["name": name])
    case .deleteWeek(let id):
      return undoable("planner.deleted-week", ["name": plan.template(id)?.name ?? ""])
    case .save(let id, let meal):
      return undoable(
        "planner-savings.saved",
        [
          "new": service.catalog.summary(meal)?.title ?? "",
          "old": plan[id]?.content.title ?? "",
        ])
    case .add(_, let place, _, _, _):
      return undoable("planner.planned-for", ["time": copy.dated(place)])
    }
  }
}

extension PlanSlot {
  /// Makes the slot that a screen names.
  package init(_ place: PlannerPlace) { self.init(day: place.day, slot: place.slot) }
}

extension PlanEvent {
  fileprivate var isAddition: Bool { if case .added = self { true } else { false } }
}
