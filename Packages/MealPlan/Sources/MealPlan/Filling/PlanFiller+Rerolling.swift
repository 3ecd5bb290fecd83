import MealModels
import SuggestionEngine

extension PlanFiller {
  /// Proposes other meals for some slots of a plan; the other proposals stay as they are.
  ///
  /// A meal that was proposed for a slot is not proposed there again. If the new dish of a slot
  /// keeps, the slot's leftovers are then of that dish. Otherwise their slots are filled again too.
  ///
  /// - Parameter request: the request that the plan answers.
  public func reroll(
    _ slots: Set<PlanSlot>, of plan: FilledPlan, _ request: FillRequest, history: History
  ) -> FilledPlan {
    let open = plan.proposals.filter { slots.contains($0.slot) && !$0.isLocked }
    guard !open.isEmpty else { return plan }
    let prepared = PreparedFill(
      FillTask(request, refilling: Set(open.map(\.slot)), of: plan, in: engine.pool), engine,
      history)
    let lost = Set(prepared.task.owed.keys).filter { slot in
      prepared.problem.slots.firstIndex(of: slot).map { prepared.problem.owedDays[$0] == 0 }
        ?? false
    }
    guard lost.isEmpty else {
      let lunches = plan.proposals.filter { proposal in
        if case .leftoversOf(let source) = proposal.content { lost.contains(source) } else { false }
      }
      return reroll(slots.union(lunches.map(\.slot)), of: plan, request, history: history)
    }
    let anew = prepared.plan(prepared.best())
    return plan.replacing(anew, request.people, cost: { prepared.cost(of: $0) })
  }
}

extension FillTask {
  /// Makes the task to fill some slots of a plan again, with the other proposals fixed.
  fileprivate init(
    _ request: FillRequest, refilling open: Set<PlanSlot>, of plan: FilledPlan, in pool: MealPool
  ) {
    self.init(request, in: pool)
    slots = open.sorted()
    let meals = plan.meals
    for proposal in plan.proposals {
      let dish = plan.dish(of: proposal, meals, kept: request.kept)
      if open.contains(proposal.slot) {
        if let dish { self.request.refused[proposal.slot, default: []].insert(dish) }
        continue
      }
      if case .leftoversOf(let source) = proposal.content, open.contains(source) {
        owed[source] = OwedLeftovers(
          days: proposal.slot.day - source.day, servings: proposal.servings)
        continue
      }
      guard let meal = dish.flatMap(pool.position(of:)) else { continue }
      fixed.append(
        FixedMeal(
          slot: proposal.slot, meal: meal, isLeftovers: meals[proposal.slot] == nil,
          servings: proposal.servings))
    }
    fixed.sort { $0.slot < $1.slot }
  }
}

extension FilledPlan {
  /// The dish of a proposal or, for leftovers, of their source; nil if unknown.
  fileprivate func dish(
    of proposal: Proposal, _ meals: [PlanSlot: MealID], kept: [PlannedMeal]
  ) -> MealID? {
    switch proposal.content {
    case .meal(let meal): meal
    case .leftoversOf(let source): meals[source]
    case .leftoversOfKept(let id): kept.first { $0.id == id }?.content.recipe
    }
  }

  /// Replaces the proposals of some slots, and updates the problems.
  fileprivate func replacing(
    _ anew: FilledPlan, _ people: Int, cost: ([Proposal]) -> Money?
  ) -> FilledPlan {
    let slots = Set(anew.proposals.map(\.slot))
    var plan = anew
    plan.proposals += proposals.filter { !slots.contains($0.slot) }
    plan.proposals.sort { $0.slot < $1.slot }
    for (place, proposal) in plan.proposals.enumerated() where !proposal.isLocked {
      guard case .meal = proposal.content, !slots.contains(proposal.slot) else { continue }
      let left = plan.proposals.count { $0.content == .leftoversOf(proposal.slot) }
      plan.proposals[place].servings = people * (1 + left)
    }
    plan.problems = problems.filter { $0.slot.map { !slots.contains($0) } ?? false } + anew.problems
    plan.cost = cost(plan.proposals)
    return plan
  }
}

extension PlanProblem {
  /// The slot that has the problem; nil for a problem of the whole plan.
  fileprivate var slot: PlanSlot? {
    switch self {
    case .nothingFits(let slot, _), .wishBent(let slot, _), .repeated(let slot, _),
      .unknownCost(let slot), .nothingLeft(_, let slot):
      slot
    case .missedQuota, .overBudget, .noPrices, .breaksLimit, .notUsedUp: nil
    }
  }
}
