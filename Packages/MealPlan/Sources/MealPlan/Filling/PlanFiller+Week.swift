import MealModels
import SuggestionEngine

extension PlanFiller {
  /// The plan of a request with some meals locked and some slots rerolled.
  ///
  /// It is computed from its arguments alone; nothing is stored between calls.
  ///
  /// A reroll changes only its slot. A lock changes its slot. It changes another slot only if the
  /// meal there would repeat, would be nearly the same as the locked meal, would break a quota that
  /// was met, or is leftovers of a meal that is no longer cooked.
  ///
  /// - Parameters:
  ///   - locks: the locked meals.
  ///   - rerolls: the rerolled slots in order; a slot appears once for each reroll.
  public func week(
    _ request: FillRequest, locks: [PlanSlot: MealID] = [:], rerolls: [PlanSlot] = [],
    history: History
  ) throws(FillError) -> FilledPlan {
    var task = FillTask(request, in: engine.pool)
    try check(task, locks, rerolls)
    task.locks = locks.compactMapValues(engine.pool.position(of:))
    let prepared = PreparedFill(task, engine, history)
    guard prepared.options.deadEnd == nil else { return prepared.plan(prepared.best()) }
    let weaver = LockWeaver(prepared)
    return prepared.plan(weaver.week(rerolls), locked: Set(locks.keys))
  }

  private func check(
    _ task: FillTask, _ locks: [PlanSlot: MealID], _ rerolls: [PlanSlot]
  ) throws(FillError) {
    for slot in locks.keys.sorted() + rerolls where !task.slots.contains(slot) {
      throw .slotNotPlanned(slot)
    }
    for (slot, meal) in locks.sorted(by: { $0.key < $1.key }) {
      guard let position = engine.pool.position(of: meal) else { throw .unknownMeal(meal) }
      guard engine.pool.isSafe(position, for: task.request.each.limits) else {
        throw .unsafeMeal(meal)
      }
      guard !rerolls.contains(slot) else { throw .slotLocked(slot) }
    }
  }
}
