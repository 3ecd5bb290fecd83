import AppShell
import DesignSystem
import EaterParts
import EaterRecord
import MealModels
import MealPlan
import PlanningPresentation

/// The checks before meals are planned several at a time, or for other people.
extension PlannerChanges {
  /// The first slot that is not over.
  var open: PlanSlot { PlanSlot(openAt: world.moment) }

  /// The events without the meals that break a limit of one of their eaters, and without leftovers
  /// of these.
  func safe(_ events: [PlanEvent]) -> [PlanEvent] {
    plan.safe(events, against: service.planFacts(record, at: world.deviceDate))
  }

  /// The words that refuse the events of a change because a meal would break a limit; nil if they
  /// are allowed.
  ///
  /// Changes of many meals leave such meals out instead, and a note is never refused.
  func refusal(of change: PlannerChange, making events: [PlanEvent], _ copy: Copy) -> String? {
    switch change {
    case .repeatMeal, .copyLastWeek, .useWeek, .duplicate, .leave, .add, .replace, .save: break
    default: return nil
    }
    guard !events.isEmpty else { return nil }
    guard (try? service.safeLimits(of: record, at: world.deviceDate)) != nil else {
      return copy("planner.limits-unreadable")
    }
    let facts = service.planFacts(record, at: world.deviceDate)
    let after = plan.applying(events)
    guard
      let entry = plan.unsafeEntries(of: events, against: facts).sorted().lazy
        .compactMap({ after[$0] }).first
    else { return nil }
    let safety = service.safety(of: entry, in: after, record, at: world.deviceDate)
    return copy(
      "planner.not-planned",
      [
        "title": entry.content.title,
        "why": safety.map { copy.words(of: $0, service) } ?? copy("planner.fault.gone"),
      ])
  }

  /// The words that refuse a change because the meal breaks a limit of one of its eaters; nil if
  /// the change is allowed.
  func refusal(of change: PlannerChange, _ copy: Copy) -> String? {
    switch change {
    case .seat(let id, let names, let guests): refusal(ofSeating: id, names, guests, copy)
    case .save(let id, let meal): refusal(ofSaving: id, meal, copy)
    default: nil
    }
  }

  /// A person who did not eat a meal before is seated only if the meal breaks none of the person's
  /// limits.
  private func refusal(
    ofSeating id: PlannedMealID, _ names: [String], _ guests: Int, _ copy: Copy
  ) -> String? {
    guard let entry = plan[id] else { return nil }
    guard (try? service.safeLimits(of: record, at: world.deviceDate)) != nil else {
      return copy("planner.limits-unreadable")
    }
    let preferences = record.preferences(at: world.deviceDate)
    let before = Set(preferences.eating(entry.eaters).map(\.name))
    let new = preferences.eating(names).map(\.name).filter { !before.contains($0) }
    let limits = service.limitsByEater(preferences)
    guard !new.isEmpty else { return nil }
    guard let facts = service.facts(eatenAs: entry, in: plan, record, at: world.deviceDate) else {
      // Words without known food say nothing about limits; a recipe that is gone is unsafe.
      return plan.recipe(eatenAs: entry) == nil ? nil : copy("planner.fault.gone")
    }
    let excluded = new.filter { !(limits[$0]?.admits(facts) ?? false) }
    return excluded.isEmpty
      ? nil
      : copy(
        "planner-eaters.refused",
        [
          "title": entry.content.title,
          "names": copy.list(excluded.map { copy.eater(named: $0) }),
        ])
  }

  private func refusal(
    ofSaving id: PlannedMealID, _ meal: MealID, _ copy: Copy
  ) -> String? {
    guard let limits = try? service.safeLimits(of: record, at: world.deviceDate) else {
      return copy("planner.limits-unreadable")
    }
    guard let found = service.catalog.meal(service.currentID(of: meal)) else {
      return copy("planner.fault.gone")
    }
    return limits.limits(eating: plan[id]?.eaters ?? []).admits(found.facts)
      ? nil : copy("picker.not-for-all", ["title": found.recipe.title])
  }

  /// The notice of several planned meals, and which were left out and why.
  func planned(_ change: PlannerChange, _ events: [PlanEvent], _ copy: Copy) -> Notice {
    let count = events.count { $0.addedMeal != nil }
    let missing = taken(change, copy) + unsafe(change, events, copy) + impossible(change, copy)
    guard count > 0 else {
      return .failure(
        missing.isEmpty ? copy("planner.filled.none") : missing.joined(separator: " "))
    }
    let isRepeat = if case .repeatMeal = change { true } else { false }
    let words = copy(isRepeat ? "planner.repeated" : "planner.copied-week", count: count)
    return .confirmation(
      (missing + [words]).joined(separator: " "), icon: .undo,
      action: ControlAction(PlannerAction.undo))
  }

  /// The meal times of a copied week that are taken, as a sentence; none for a repeat, whose sheet
  /// says it before.
  private func taken(_ change: PlannerChange, _ copy: Copy) -> [String] {
    if case .repeatMeal = change { return [] }
    let all = (try? unchecked(change, onlyFree: false)) ?? []
    let slots = Set(all.compactMap { $0.addedMeal?.slot }.filter(plan.isTaken)).sorted()
    guard !slots.isEmpty else { return [] }
    let times = slots.map { copy.timed(PlannerPlace($0.day, $0.slot)) }
    return [copy("planner.left-out.taken", ["times": copy.list(times)], count: times.count)]
  }

  /// The meals that break a limit of one of their eaters, and whose, as sentences.
  private func unsafe(
    _ change: PlannerChange, _ events: [PlanEvent], _ copy: Copy
  ) -> [String] {
    let date = world.deviceDate
    let wanted = (try? unchecked(change)) ?? events
    let ids = plan.unsafeEntries(of: wanted, against: service.planFacts(record, at: date))
    guard !ids.isEmpty else { return [] }
    let (after, preferences) = (plan.applying(wanted), record.preferences(at: date))
    let limits = service.limitsByEater(preferences)
    let reasons = ids.compactMap { after[$0] }.sorted { $0.slot < $1.slot }.compactMap {
      entry -> String? in
      guard let facts = service.facts(eatenAs: entry, in: after, record, at: date) else {
        return nil
      }
      let names = preferences.eating(entry.eaters).map(\.name).filter {
        !(limits[$0]?.admits(facts) ?? false)
      }
      guard !names.isEmpty else { return nil }
      return copy(
        "planner.left-out.names",
        [
          "title": entry.content.title,
          "names": copy.list(names.map { copy.eater(named: $0) }),
        ])
    }
    var told: Set<String> = []
    return [copy("planner.left-out", count: ids.count)]
      + reasons.filter { told.insert($0).inserted }
  }

  /// The meals of last week for days that are over, and leftovers without their dish, as sentences.
  private func impossible(_ change: PlannerChange, _ copy: Copy) -> [String] {
    guard case .copyLastWeek(let day) = change else { return [] }
    let last = plan.entries(of: plan.settings.week(of: day - 7)).filter { $0.state != .skipped }
    let over = last.count { $0.slot.day + 7 < open.day }
    let copied = Set(
      last.filter { meal in
        let slot = PlanSlot(day: meal.slot.day + 7, slot: meal.slot.slot)
        return slot.day >= open.day && !plan.isTaken(slot)
      }.map(\.id))
    let titles = last.filter { meal in
      copied.contains(meal.id) && meal.content.source.map { !copied.contains($0) } ?? false
    }.map(\.content.title)
    return (over > 0 ? [copy("planner.left-out.over", count: over)] : [])
      + (titles.isEmpty
        ? [] : [copy("planner.left-out.leftovers", ["titles": copy.list(titles)])])
  }

  /// The events of a change without the check of limits.
  ///
  /// - Parameter onlyFree: Whether a copied week leaves out meals whose time is taken.
  func unchecked(
    _ change: PlannerChange, onlyFree: Bool = true
  ) throws(PlanError) -> [PlanEvent] {
    switch change {
    case .repeatMeal(let id, let rule):
      try plan.repeating(id, rule, from: open, newID: newID)
    case .copyLastWeek(let day):
      try plan.copyingWeek(of: day - 7, to: day, from: open.day, onlyFree: onlyFree, newID: newID)
    case .useWeek(let id, let day):
      try plan.template(id).map { template throws(PlanError) in
        try plan.planning(template, inWeekOf: day, from: open.day, onlyFree: onlyFree, newID: newID)
      } ?? []
    default: []
    }
  }
}

extension PlanEvent {
  /// The meal that the event adds; nil for another event.
  fileprivate var addedMeal: PlannedMeal? { if case .added(let meal) = self { meal } else { nil } }
}
