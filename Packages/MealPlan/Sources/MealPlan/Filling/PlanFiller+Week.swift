import MealModels
import SuggestionEngine

extension PlanFiller {
  /// The plan of a request with some meals settled, and others asked for again, without anything kept
  /// in between.
  ///
  /// Asking for another meal in a slot changes that slot alone. A lock changes its own slot, and
  /// another one only where the meal there would come twice, would be nearly the same as the locked
  /// one, would break a quota that was kept, or is leftovers of what is not cooked any more.
  ///
  /// - Parameters:
  ///   - locks: the meals that are settled.
  ///   - rerolls: the slots in which another meal was asked for, in that order, a slot once for each
  ///     time.
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
