import MealModels
import SuggestionEngine

extension PreparedFill {
  /// An assignment as a plan, with its reasons and problems.
  ///
  /// - Parameter locked: the slots that a person fixed.
  func plan(_ assignment: FillAssignment, locked: Set<PlanSlot> = []) -> FilledPlan {
    let proposals = problem.slots.indices.compactMap { slot in
      proposal(for: slot, assignment, locked)
    }
    return FilledPlan(
      proposals: proposals, problems: problems(of: assignment, locked: locked),
      deadEnd: options.deadEnd, cost: cost(of: proposals))
  }

  private func proposal(
    for slot: Int, _ assignment: FillAssignment, _ locked: Set<PlanSlot>
  ) -> FilledPlan.Proposal? {
    let (time, people) = (problem.slots[slot], task.request.people)
    if assignment.arcs[slot] >= 0 {
      let arc = problem.arcs[assignment.arcs[slot]]
      let content = content(of: arc)
      return FilledPlan.Proposal(
        slot: time, content: content, servings: people,
        relaxations: arc.dinner.map { options.choices[$0].relaxations } ?? [])
    }
    guard assignment.choices[slot] >= 0 else { return nil }
    let meal = problem.positions[Int(problem.candidates[assignment.choices[slot]].meal)]
    let isLocked = locked.contains(time)
    let before = isLocked ? [] : meals(before: time, assignment)
    guard let suggestion = options.suggestion(of: meal, at: slot, after: before) else { return nil }
    let ahead = options.minutesAhead(of: meal, at: slot)
    return FilledPlan.Proposal(
      slot: time, content: .meal(suggestion.mealID), sides: suggestion.sides,
      servings: people + servingsLeft(of: slot, assignment), minutesAhead: ahead > 0 ? ahead : nil,
      isLocked: isLocked, reasons: isLocked ? [] : suggestion.reasons,
      relaxations: isLocked ? [] : suggestion.relaxations, terms: isLocked ? [] : suggestion.terms)
  }

  private func content(of arc: FillProblem.Arc) -> FilledPlan.Proposal.Content {
    if let dinner = arc.dinner { return .leftoversOf(problem.slots[dinner]) }
    let fixed = arc.fixed.map { problem.fixed[$0] }
    if let id = fixed?.id { return .leftoversOfKept(id) }
    return .leftoversOf(fixed?.slot ?? problem.slots[arc.lunch])
  }

  /// The servings of a slot's meal that are eaten later.
  private func servingsLeft(of slot: Int, _ assignment: FillAssignment) -> Int {
    let isLeft = assignment.arcs.contains { $0 >= 0 && problem.arcs[$0].dinner == slot }
    return (isLeft ? task.request.people : 0) + (task.owed[problem.slots[slot]]?.servings ?? 0)
  }

  /// The meals cooked before a slot, in the plan and around it.
  private func meals(
    before slot: PlanSlot, _ assignment: FillAssignment
  ) -> [MealOptions.DatedMeal] {
    let fixed = problem.fixed.filter { !$0.isPast && !$0.isLeftovers && $0.slot < slot }
      .map { ($0.slot, $0.meal) }
    let chosen = problem.slots.indices.compactMap { place -> (PlanSlot, Int)? in
      guard problem.slots[place] < slot, assignment.choices[place] >= 0 else { return nil }
      let meal = problem.candidates[assignment.choices[place]].meal
      return (problem.slots[place], problem.positions[Int(meal)])
    }
    return (fixed + chosen).map {
      MealOptions.DatedMeal(meal: $0.1, date: task.moment(of: $0.0).date)
    }
  }

  func cost(of proposals: [FilledPlan.Proposal]) -> Money? {
    guard let costs = task.request.costs else { return nil }
    var sum: Money?
    for proposal in proposals {
      guard case .meal(let meal) = proposal.content else { continue }
      guard let cost = costs.cost(meal, proposal.servings) else { return nil }
      guard let more = sum.map({ $0.adding(cost) }) ?? cost else { return nil }
      sum = more
    }
    return sum
  }
}
