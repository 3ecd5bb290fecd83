import AppShell
import DesignSystem
import EaterParts
import EaterRecord
import MealPlan
import PlanningParts

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
  /// The meals in words that nobody can check, in words.
  private(set) var unchecked: [PlannedMealID: String] = [:]
  private let copy: Copy

  init(
    _ plan: Plan, days: Range<Int>, record: StoredState, service: SuggestionService, copy: Copy,
    world: World
  ) {
    self.copy = copy
    let facts = service.planFacts(record, at: world.deviceDate)
    gaps = plan.servingsGaps(of: days, from: world.moment.dayNumber, against: facts)
    for fault in plan.faults(of: days, against: facts) {
      switch fault {
      case .breaksLimits: limits[fault.entry] = copy("planner.fault.gone")
      case .tooFewServings(let id, _, _) where gaps[id] != nil: continue
      default: faults[fault.entry] = faults[fault.entry] ?? sentence(fault)
      }
    }
    // Only these can break a limit, or be unknown.
    for entry in plan.entries(of: days)
    where limits[entry.id] != nil || !entry.accepted.isEmpty || plan.recipe(eatenAs: entry) == nil {
      guard let safety = service.safety(of: entry, in: plan, record, at: world.deviceDate)
      else { continue }
      let words = copy.words(of: safety, service)
      switch safety.standing {
      case .broken: limits[entry.id] = words
      case .accepted: accepted[entry.id] = words
      case .unchecked: unchecked[entry.id] = words
      }
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
    case .recipeGone, .breaksLimits: copy("planner.fault.gone")
    }
  }
}
