import MealCatalog
import MealModels
import MealPlan
import SeededRandom
import SuggestionEngine

/// Fills random weeks, with random meals locked, and checks every proposal against the household's
/// limits, computed from the meals alone.
struct FillCheck {
  let count: Int

  /// Fills the weeks, and returns the number of proposals and their faults.
  func run() -> (proposals: Int, faults: [String]) {
    var proposals = 0
    var faults: [String] = []
    for seed in 0..<count {
      var fill = RandomFill(seed: seed, of: Catalog.bundled.summaries, isEasy: false)
      let locked = lock(&fill, seed)
      let plan = PlanFiller(fill.engine).fill(fill.request, history: fill.history)
      proposals += plan.proposals.count
      faults += self.faults(of: plan, fill, locked).map { "seed \(seed): \($0)" }
    }
    return (proposals, faults)
  }

  /// Locks up to four random safe meals.
  private func lock(_ fill: inout RandomFill, _ seed: Int) -> [PlannedMeal] {
    var random = SeededGenerator(seed: seed, 2)
    let limits = fill.request.each.limits
    let safe = fill.meals.filter { limits.admits($0.facts) }
    guard !safe.isEmpty else { return [] }
    let slots = fill.request.slots.shuffled(using: &random).prefix(Int(random.next() % 5))
    let locked = slots.map { slot in
      PlannedMeal(
        id: PlannedMealID(rawValue: "lock-\(slot)"), slot: slot,
        content: .recipe(random.pick(safe).id, title: ""), isLocked: true)
    }
    fill.request.kept += locked
    return locked
  }

  private func faults(
    of plan: FilledPlan, _ fill: RandomFill, _ locked: [PlannedMeal]
  ) -> [String] {
    var faults: [String] = []
    let slots = plan.proposals.map(\.slot)
    if Set(slots).count != slots.count { faults.append("a slot is filled twice") }
    if !Set(slots).isDisjoint(with: locked.map(\.slot)) { faults.append("a lock is filled") }
    if !Set(slots).isSubset(of: fill.request.slots) {
      faults.append("a slot that was not asked for")
    }
    for proposal in plan.proposals {
      guard let meal = dish(of: proposal, in: plan, locked) else {
        faults.append("\(proposal.slot): leftovers of nothing")
        continue
      }
      let plate = ([meal] + proposal.sides.served).compactMap { Catalog.bundled.meal($0) }
      let facts = plate.first.map { $0.facts(with: Array(plate.dropFirst())) }
      if facts.map(fill.request.each.limits.admits) != true {
        faults.append("\(proposal.slot): \(meal) breaks a limit")
      }
    }
    return faults
  }

  /// The dish of a proposal or, for leftovers, of their source.
  private func dish(
    of proposal: FilledPlan.Proposal, in plan: FilledPlan, _ locked: [PlannedMeal]
  ) -> MealID? {
    switch proposal.content {
    case .meal(let meal): meal
    case .leftoversOf(let slot): plan.meals[slot]
    case .leftoversOfKept(let id): locked.first { $0.id == id }?.content.recipe
    }
  }
}
