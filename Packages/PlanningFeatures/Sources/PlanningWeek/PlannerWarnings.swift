import AppShell
import DesignSystem
import EaterRecord
import MealModels
import MealPlan
import Preferences
import SuggestionWords

/// The warnings about planned meals, one sentence of each kind for a meal.
struct PlannerWarnings {
  /// The broken limits.
  private(set) var limits: [PlannedMealID: String] = [:]
  /// Other faults, such as leftovers that are too old.
  private(set) var faults: [PlannedMealID: String] = [:]
  /// The meals that are cooked for too few people.
  let gaps: [PlannedMealID: ServingsGap]
  /// The limits that a person accepted for a meal, in words.
  private(set) var accepted: [PlannedMealID: String] = [:]
  private let plan: Plan
  private let service: SuggestionService
  private let preferences: EaterPreferences
  private let copy: Copy
  private let facts: (PlannedMeal) -> MealFacts?

  init(
    _ plan: Plan, days: Range<Int>, record: StoredState, service: SuggestionService, copy: Copy,
    world: World
  ) {
    self.plan = plan
    self.service = service
    self.copy = copy
    preferences = record.preferences(at: world.deviceDate)
    self.facts = { service.facts(eatenAs: $0, in: plan, record, at: world.deviceDate) }
    let facts = service.planFacts(record, at: world.deviceDate)
    gaps = plan.servingsGaps(of: days, from: world.moment.dayNumber, against: facts)
    for fault in plan.faults(of: days, against: facts) {
      switch fault {
      case .breaksLimits: limits[fault.entry] = sentence(fault)
      case .tooFewServings(let id, _, _) where gaps[id] != nil: continue
      default: faults[fault.entry] = faults[fault.entry] ?? sentence(fault)
      }
    }
    for entry in plan.entries(of: days) where !entry.accepted.isEmpty {
      accepted[entry.id] = acceptance(of: entry)
    }
  }

  private func sentence(_ fault: PlanFault) -> String {
    switch fault {
    case .leftoversOfNothing: copy("planner.fault.leftovers-of-nothing")
    case .leftoversTooEarly: copy("planner.fault.leftovers-too-early")
    case .leftoversOfSkipped: copy("planner.fault.leftovers-of-skipped")
    case .leftoversOfLeftovers: copy("planner.fault.leftovers-of-leftovers")
    case .leftoversTooOld(_, let days, _): copy("planner.fault.leftovers-too-old", count: days)
    case .tooFewServings(_, let cooked, let eaten):
      copy(
        "planner.fault.too-few", ["cooked": String(cooked), "eaten": String(eaten)])
    case .recipeGone: copy("planner.fault.gone")
    case .breaksLimits(let id, _): brokenLimits(of: id)
    }
  }

  /// The limits that a meal breaks, and their eaters: "It contains fish: not for Ben".
  private func brokenLimits(of id: PlannedMealID) -> String {
    guard let entry = plan[id], let facts = facts(entry) else { return copy("planner.fault.gone") }
    return sentence(
      on: entry, facts, alone: "planner.fault.limits", named: "planner.fault.limits-of")
  }

  /// The limits that a meal breaks and that a person accepted; nil if it breaks none now.
  private func acceptance(of entry: PlannedMeal) -> String? {
    guard let facts = facts(entry),
      !service.limits(of: preferences, eating: entry.eaters).admits(facts)
    else { return nil }
    return sentence(on: entry, facts, alone: "planner.accepted.alone", named: "planner.accepted")
  }

  private func sentence(
    on entry: PlannedMeal, _ facts: MealFacts, alone: CopyKey, named: CopyKey
  ) -> String {
    let breaches = service.breaches(
      of: facts, planned: entry, in: plan, service.limits(of: preferences, eating: entry.eaters))
    let what = copy.predicate(
      for: breaches, foodNames: service.names(of: breaches.flatMap(\.mentionedFoods)))
    let eating = preferences.eating(entry.eaters).map(\.name)
    let owners = service.limitsByEater(preferences)
      .filter { eating.contains($0.key) && !$0.value.admits(facts) }.map(\.key).sorted()
    let isAlone = preferences.household.count == 1 && owners.allSatisfy(preferences.names.contains)
    return isAlone || owners.isEmpty
      ? copy(alone, ["what": what])
      : copy(
        named,
        [
          "what": what,
          "names": copy.list(owners.map { $0 == Eater.you.name ? copy("planner.you") : $0 }),
        ])
  }
}
