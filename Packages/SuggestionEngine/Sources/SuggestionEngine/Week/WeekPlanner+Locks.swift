import MealModels

extension WeekPlanner {
  /// The plan with the locked meals in it: every other slot keeps its meal, unless a rule forbids it
  /// now that did not before, and something else is to be had.
  func locked(over free: WeekPlan) -> WeekPlan {
    guard !request.locks.isEmpty else { return free }
    var plan = free
    for (slot, meal) in request.locks {
      plan.replace(
        Choice(
          WeekPlan.Entry(
            slot: slot, suggestion: Suggestion(meal: meal, reasons: []), isLocked: true),
          isRepeat: false))
    }
    guard plan.meals != free.meals else { return plan }
    for slot in openSlots(of: plan) { avoidRepeat(in: slot, of: &plan, before: free) }
    for quota in request.each.quotas { keep(quota, in: &plan, before: free) }
    explainAnew(&plan, since: free)
    return plan
  }

  private func openSlots(of plan: WeekPlan) -> [WeekSlot] {
    plan.entries.filter { !$0.isLocked }.map(\.slot)
  }

  /// How a meal stands in a slot beside the other meals of a plan.
  private func standing(_ meal: MealID, in slot: WeekSlot, of plan: WeekPlan) -> Standing {
    guard let index = engine.pool.index(of: meal) else { return .disliked }
    var others = plan.meals
    others[slot] = nil
    let safe = engine.pool.safeMeals(for: request.each.limits)
    let each = each(for: slot).withWindow(in: engine.pool, safe)
    let recollection = Recollection(
      of: HistoryReading(planned(others, for: slot), for: each, in: engine.pool), for: each,
      in: engine.pool, engine.parts)
    return recollection.standing(of: index)
  }

  /// Replaces a meal that stands worse than before, if one is to be had that stands better.
  private func avoidRepeat(in slot: WeekSlot, of plan: inout WeekPlan, before free: WeekPlan) {
    guard let meal = plan.meals[slot] else { return }
    let now = standing(meal, in: slot, of: plan)
    guard now != .fresh, now > standing(meal, in: slot, of: free) else { return }
    var others = plan.meals
    others[slot] = nil
    if let choice = choose(slot, beside: others),
      standing(choice.entry.suggestion.meal, in: slot, of: plan) < now
    {
      plan.replace(choice)
    } else if now == .repeated {
      plan.repeatedSlots.append(slot)
    }
  }

  /// How many of the meals that fit a slot are looked at to keep a quota.
  private static let mostTried = 64

  /// Changes single meals until the plan keeps a quota as well as before, or none of them helps.
  private func keep(_ quota: Quota, in plan: inout WeekPlan, before free: WeekPlan) {
    let allowed = shortfall(of: quota, in: free)
    while shortfall(of: quota, in: plan) > allowed {
      let current = plan
      let better = openSlots(of: current).lazy.compactMap { nearer(quota, current, $0) }.first
      guard let better else { return }
      plan.replace(better)
    }
  }

  /// A meal for a slot with which a plan comes nearer to a quota, and to no other less near.
  private func nearer(_ quota: Quota, _ plan: WeekPlan, _ slot: WeekSlot) -> Choice? {
    guard let old = plan.meals[slot], isOf(quota.group, old) == (quota.bound == .atMost) else {
      return nil
    }
    var others = plan.meals
    others[slot] = nil
    var each = each(for: slot)
    each.count = Self.mostTried
    let answer = engine.suggest(each, history: planned(others, for: slot))
    let quotas = request.each.quotas
    return answer.suggestions.lazy.compactMap { suggestion -> Choice? in
      guard isOf(quota.group, suggestion.meal) == (quota.bound == .atLeast),
        standing(suggestion.meal, in: slot, of: plan) <= .similar
      else { return nil }
      let choice = Choice(WeekPlan.Entry(slot: slot, suggestion: suggestion), isRepeat: false)
      var changed = plan
      changed.replace(choice)
      let isNearer = shortfall(of: quota, in: changed) < shortfall(of: quota, in: plan)
      let harmsNone = quotas.allSatisfy {
        shortfall(of: $0, in: changed) <= shortfall(of: $0, in: plan)
      }
      return isNearer && harmsNone ? choice : nil
    }.first
  }

  /// Says anew why each meal is there that stayed behind one that did not: what it is a change from
  /// may be another meal now.
  private func explainAnew(_ plan: inout WeekPlan, since free: WeekPlan) {
    let before = free.meals
    guard let first = plan.entries.first(where: { before[$0.slot] != $0.suggestion.meal })?.slot
    else { return }
    for (place, entry) in plan.entries.enumerated()
    where entry.slot > first && !entry.isLocked && before[entry.slot] == entry.suggestion.meal {
      let earlier = plan.meals.filter { $0.key < entry.slot }
      let explanation = engine.explain(
        entry.suggestion.meal, each(for: entry.slot), history: planned(earlier, for: entry.slot))
      guard let explanation, !explanation.reasons.isEmpty else { continue }
      plan.entries[place].suggestion.reasons = explanation.reasons
      plan.entries[place].suggestion.terms = explanation.terms
    }
  }
}
