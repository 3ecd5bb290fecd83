import MealModels
import SuggestionEngine

extension PreparedFill {
  /// Every wish that the plan does not meet: first those of slots, in slot order.
  func problems(of assignment: FillAssignment, locked: Set<PlanSlot>) -> [PlanProblem] {
    guard options.deadEnd == nil else { return brokenLimits }
    return brokenLimits
      + problem.slots.indices.flatMap { slot in
        locked.contains(problem.slots[slot]) ? [] : problems(of: slot, assignment)
      } + missedQuotas(assignment) + budgetProblems(assignment) + notUsedUp(assignment)
  }

  private var brokenLimits: [PlanProblem] {
    task.fixed.compactMap { meal in
      guard let id = meal.id, let entry = task.request.kept.first(where: { $0.id == id }) else {
        return nil
      }
      return options.pool.isSafe(meal.meal, for: task.request.limits(of: entry))
        ? nil : .breaksLimit(id)
    }
  }

  private func problems(of slot: Int, _ assignment: FillAssignment) -> [PlanProblem] {
    let time = problem.slots[slot]
    guard assignment.arcs[slot] < 0 else { return [] }
    guard assignment.choices[slot] >= 0 else {
      return [.nothingFits(time, possible: options.choices[slot].possibleRelaxations)]
    }
    var found = options.choices[slot].relaxations.map { PlanProblem.wishBent(time, $0) }
    if let others = repeats(of: slot, assignment) { found.append(.repeated(time, of: others)) }
    if let owed = task.owed[time], problem.owedDays[slot] == 0 {
      found.append(.nothingLeft(owed.entries, of: time))
    }
    return found
  }

  /// The other times in the plan at which the meal of a slot comes within the window.
  ///
  /// They are kept entries and earlier proposals, so that each pair is reported once. The list is
  /// empty if the meal was shown or eaten before the plan, and nil if the meal is not a repeat.
  private func repeats(of slot: Int, _ assignment: FillAssignment) -> [PlanSlot]? {
    let meal = problem.candidates[assignment.choices[slot]].meal
    let (position, choices) = (problem.positions[Int(meal)], options.choices[slot])
    let day = problem.slots[slot].day
    let kept = problem.fixed.filter {
      !$0.isPast && !$0.isLeftovers && $0.meal == position
        && abs($0.slot.day - day) <= choices.windowDays
    }
    let before = (0..<slot).filter { other in
      assignment.choices[other] >= 0 && problem.candidates[assignment.choices[other]].meal == meal
        && day - problem.slots[other].day <= choices.windowDays
    }
    let others = Set(kept.map(\.slot) + before.map { problem.slots[$0] }).sorted()
    let place = choices.meals.firstIndex(of: position)
    let wasHad = place.map { choices.standings[$0] > .similar } ?? false
    return others.isEmpty && !wasHad ? nil : others
  }

  private func missedQuotas(_ assignment: FillAssignment) -> [PlanProblem] {
    let counts = quotaCounts(of: assignment)
    return task.request.each.quotas.compactMap { quota in
      let missed =
        quota.isNone
        ? mostUnwanted(quota, assignment)
        : zip(problem.quotaWindows, counts)
          .map { $0.quota == quota ? quota.missed(by: $1) : 0 }.max() ?? 0
      return missed > 0 ? .missedQuota(quota, by: missed) : nil
    }
  }

  /// The largest number of planned meals in seven days with a group whose quota is zero.
  private func mostUnwanted(_ quota: Quota, _ assignment: FillAssignment) -> Int {
    let kept = problem.fixed.filter { !$0.isPast && options.counts($0.meal, for: quota) }
    let chosen = problem.slots.indices.filter { slot in
      let arc = assignment.arcs[slot] < 0 ? nil : problem.arcs[assignment.arcs[slot]]
      let meal =
        dish(of: slot, in: assignment).map { problem.positions[Int($0)] }
        ?? arc?.fixed.map { problem.fixed[$0].meal }
      return meal.map { options.counts($0, for: quota) } ?? false
    }
    let days = kept.map(\.slot.day) + chosen.map { problem.slots[$0].day }
    return days.map { day in days.count { (day...day + 6).contains($0) } }.max() ?? 0
  }

  /// How many meals of its group are eaten in each quota window.
  func quotaCounts(of assignment: FillAssignment) -> [Int] {
    problem.quotaWindows.map { window in
      window.fixed
        + problem.slots.indices.count { slot in
          (window.lastDay - 6...window.lastDay).contains(problem.slots[slot].day)
            && group(of: slot, assignment) == window.group
        }
    }
  }

  private func group(of slot: Int, _ assignment: FillAssignment) -> UInt8? {
    if let dish = dish(of: slot, in: assignment) { return problem.rows[Int(dish)].group }
    guard assignment.arcs[slot] >= 0 else { return nil }
    return problem.arcs[assignment.arcs[slot]].fixed.map { problem.fixedRows[$0].group }
  }

  private func budgetProblems(_ assignment: FillAssignment) -> [PlanProblem] {
    guard let limit = task.request.settings.weeklyBudget else { return [] }
    guard let costs = task.request.costs else { return [.noPrices] }
    var spent = problem.budgets.map(\.fixed)
    var unknown: [PlanProblem] = []
    for slot in problem.slots.indices where assignment.choices[slot] >= 0 {
      let row = problem.rows[Int(problem.candidates[assignment.choices[slot]].meal)]
      let meal = problem.positions[Int(problem.candidates[assignment.choices[slot]].meal)]
      let isLeft = assignment.arcs.contains { $0 >= 0 && problem.arcs[$0].dinner == slot }
      spent[problem.budgetOfSlot[slot]] += row.cost + (isLeft ? row.moreCost : 0)
      let id = options.pool.ids[meal]
      if costs.hundredths(id, task.request.people, limit.currency) == nil {
        unknown.append(.unknownCost(problem.slots[slot]))
      }
    }
    let over = zip(problem.budgets, spent).compactMap { week, spent -> PlanProblem? in
      let more = Int(bounded: Double(spent - week.limit).rounded(.up))
      return more > 0
        ? .overBudget(limit, by: Money(hundredths: more, limit.currency), weekOf: week.firstDay)
        : nil
    }
    return over + unknown
  }

  private func notUsedUp(_ assignment: FillAssignment) -> [PlanProblem] {
    var used: UInt64 = 0
    for slot in problem.slots.indices where assignment.choices[slot] >= 0 {
      used |=
        problem.rows[Int(problem.candidates[assignment.choices[slot]].meal)].uses
        & problem.usableInSlot[slot]
    }
    return problem.expiring.enumerated().compactMap { place, thing in
      used >> UInt64(place) & 1 == 1 ? nil : .notUsedUp(thing.food, by: thing.lastDay)
    }
  }
}

extension FillRequest {
  /// The limits of an entry: those of its eaters, and those of everyone if an eater is unknown.
  fileprivate func limits(of entry: PlannedMeal) -> EaterLimits {
    guard !entry.eaters.isEmpty else { return each.limits }
    var limits = EaterLimits.none
    for eater in entry.eaters {
      guard let own = limitsByEater[eater] else { return each.limits }
      limits = limits.union(own)
    }
    return limits
  }
}
