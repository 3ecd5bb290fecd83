#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import MealModels

extension MealSuggester {
  /// Plans several meals at once under the same rules as a single one.
  ///
  /// The same request and history give the same plan. No meal comes twice while another fits, also
  /// not beside a locked one that comes later. Asking for another meal in a slot changes that slot
  /// alone.
  public func week(_ request: WeekRequest, history: History) throws(WeekError) -> WeekPlan {
    try check(request)
    guard !pool.safeMeals(for: request.each.limits).isEmpty else {
      return WeekPlan(deadEnd: deadEnd(for: request.each.limits))
    }
    var plan = filled(request, history)
    var refused: [WeekSlot: Set<MealID>] = [:]
    for (place, slot) in request.rerolls.enumerated() {
      var others = plan.meals
      if let meal = others.removeValue(forKey: slot) { refused[slot, default: []].insert(meal) }
      let turn = request.rerolls[...place].count { $0 == slot }
      let chosen = choose(slot, request, others, refused[slot] ?? [], turn: turn, history)
      guard let chosen, let entry = plan.entries.firstIndex(where: { $0.slot == slot }) else {
        continue
      }
      plan.entries[entry] = chosen.entry
      plan.repeatedSlots.removeAll { $0 == slot }
      if chosen.isRepeat { plan.repeatedSlots.append(slot) }
    }
    plan.repeatedSlots.sort()
    plan.missedQuotas = request.each.quotas.filter { isMissed($0, plan, request, history) }
    return plan
  }

  /// Whether a plan goes beyond a quota in any seven days, or stays below it in its last seven.
  ///
  /// A plan of less than a week may leave the rest to the days after it.
  private func isMissed(
    _ quota: Quota, _ plan: WeekPlan, _ request: WeekRequest, _ history: History
  ) -> Bool {
    let week = 7 * 86_400.0
    let dates = plan.entries.map {
      $0.slot.moment(secondsFromGMT: request.each.moment.secondsFromGMT).date
    }
    func isOfGroup(_ meal: MealID) -> Bool {
      pool.index(of: meal).map { pool.proteins[$0].group == quota.group } ?? false
    }
    let planned = zip(dates, plan.entries).filter { isOfGroup($1.suggestion.meal) }.map(\.0)
    let eaten = history.taken.last(Recollection.takenReach).filter { isOfGroup($0.meal) }
    let all = planned + eaten.map(\.date)
    func meals(before date: Date) -> Int { all.count { date - week < $0 && $0 <= date } }
    switch quota.bound {
    case .atMost: return planned.contains { meals(before: $0) > max(0, quota.meals) }
    case .atLeast:
      guard let first = dates.first, let last = dates.last, last >= first + week - 86_400 else {
        return false
      }
      return meals(before: last) < quota.meals
    }
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

  private func filled(_ request: WeekRequest, _ history: History) -> WeekPlan {
    var plan = WeekPlan()
    var settled = request.locks
    for slot in Set(request.slots).sorted() {
      if let meal = request.locks[slot] {
        plan.entries.append(
          WeekPlan.Entry(
            slot: slot, suggestion: Suggestion(meal: meal, reasons: []), isLocked: true))
        continue
      }
      guard let chosen = choose(slot, request, settled, [], turn: 0, history) else { continue }
      settled[slot] = chosen.entry.suggestion.meal
      plan.entries.append(chosen.entry)
      if chosen.isRepeat { plan.repeatedSlots.append(slot) }
    }
    return plan
  }

  /// Chooses the meal of one slot beside those that are settled.
  ///
  /// - Parameters:
  ///   - refused: meals that were there and are not wanted.
  ///   - turn: how often another one was asked for.
  private func choose(
    _ slot: WeekSlot, _ request: WeekRequest, _ settled: [WeekSlot: MealID],
    _ refused: Set<MealID>, turn: Int, _ history: History
  ) -> (entry: WeekPlan.Entry, isRepeat: Bool)? {
    var each = request.each(for: slot)
    each.seed = SeededChance.mixed(
      each.seed, slot.day, MealSlot.allCases.firstIndex(of: slot.slot) ?? 0, turn)
    var planned = history
    for (slot, meal) in settled.sorted(by: { $0.key < $1.key }) {
      let date = slot.moment(secondsFromGMT: each.moment.secondsFromGMT).date
      planned.plan(meal, at: date, isEaten: true)
    }
    for meal in refused.sorted() {
      planned.plan(meal, at: each.moment.date, isEaten: false)
    }
    let answer = suggest(each, history: planned)
    return answer.suggestions.first.map {
      (WeekPlan.Entry(slot: slot, suggestion: $0), answer.isExhausted)
    }
  }
}
