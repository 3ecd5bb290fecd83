import MealModels

extension MealSuggester {
  /// Plans several meals at once under the same rules as a single one.
  ///
  /// The same request and history give the same plan. No meal comes twice while another fits, also
  /// not beside a locked one that comes later. Asking for another meal in a slot changes that slot
  /// alone. A lock changes its own slot, and another one only where the meal there would come twice,
  /// would be nearly the same as the locked one, or would break a quota that was kept.
  public func week(_ request: WeekRequest, history: History) throws(WeekError) -> WeekPlan {
    try check(request)
    guard !pool.safeMeals(for: request.each.limits).isEmpty else {
      return WeekPlan(deadEnd: deadEnd(for: request.each.limits))
    }
    let planner = WeekPlanner(engine: self, request: request, history: history)
    var plan = planner.plan()
    plan.repeatedSlots.sort()
    plan.missedQuotas = request.each.quotas.filter { planner.shortfall(of: $0, in: plan) > 0 }
    return plan
  }

  private func check(_ request: WeekRequest) throws(WeekError) {
    let safe = Set(pool.safeMeals(for: request.each.limits).map(\.index))
    for slot in request.locks.keys.sorted() + request.rerolls
    where !request.slots.contains(slot) {
      throw .slotNotPlanned(slot)
    }
    for (slot, meal) in request.locks.sorted(by: { $0.key < $1.key }) {
      guard let index = pool.index(of: meal) else { throw .unknownMeal(meal) }
      guard safe.contains(index) else { throw .unsafeMeal(meal) }
      guard !request.rerolls.contains(slot) else { throw .slotLocked(slot) }
    }
  }
}
