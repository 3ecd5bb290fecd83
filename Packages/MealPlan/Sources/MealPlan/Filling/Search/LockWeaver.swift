import MealModels
import SuggestionEngine

/// Adds locked meals and rerolls to a plan, step by step.
///
/// Each step keeps the earlier result unless a rule forbids it.
struct LockWeaver {
  let prepared: PreparedFill
  private let locked: [Int: Int]

  init(_ prepared: PreparedFill) {
    self.prepared = prepared
    let problem = prepared.problem
    var locked: [Int: Int] = [:]
    for (slot, time) in problem.slots.enumerated() {
      guard let position = prepared.task.locks[time],
        let meal = problem.positions.firstIndex(of: position)
      else { continue }
      locked[slot] = problem.candidate(of: slot, meal: Int32(meal))
    }
    self.locked = locked
  }

  /// The plan: first without locks, then with the rerolls, then with the locked meals.
  func week(_ rerolls: [PlanSlot]) -> FillAssignment {
    var free = FillEdit(prepared, prepared.best())
    var shown = lockedIn(over: free)
    var refused: [Int: Set<Int32>] = [:]
    for time in rerolls {
      guard let slot = prepared.problem.slots.firstIndex(of: time) else { continue }
      let dishes = [free, shown].compactMap { prepared.dish(of: slot, in: $0.assignment) }
      refused[slot, default: []].formUnion(dishes)
      // A meal that a lock puts into another slot is not a possible replacement for this slot.
      let elsewhere = Set(shown.cooked.values).subtracting(free.cooked.values)
      free.chooseAnew(slot, without: refused[slot, default: []].union(elsewhere))
      shown = lockedIn(over: free)
    }
    return shown.assignment
  }

  /// The plan with the locked meals.
  ///
  /// Every other slot keeps its meal, unless a rule newly forbids it and another meal is available.
  private func lockedIn(over free: FillEdit) -> FillEdit {
    guard !locked.isEmpty else { return free }
    var plan = free
    for (slot, candidate) in locked.sorted(by: { $0.key < $1.key }) {
      plan.settle(slot, to: candidate, locked: Set(locked.keys))
    }
    guard plan.assignment != free.assignment else { return plan }
    let open = plan.cooked.keys.filter { locked[$0] == nil }.sorted()
    for slot in open { avoidRepeat(in: slot, of: &plan, before: free) }
    for quota in prepared.task.request.each.quotas {
      keep(quota, in: &plan, before: free, open)
    }
    return plan
  }

  /// Replaces a meal that repeats more than before, if another meal repeats less.
  private func avoidRepeat(in slot: Int, of plan: inout FillEdit, before free: FillEdit) {
    let now = plan.standing(of: slot)
    guard now > .fresh, now > free.standing(of: slot) else { return }
    var other = plan
    other.chooseAnew(slot, without: Set([plan.cooked[slot]].compactMap(\.self)))
    if other.standing(of: slot) < now { plan = other }
  }

  /// Changes single meals until the plan meets a quota as well as before, or no change helps.
  private func keep(
    _ quota: Quota, in plan: inout FillEdit, before free: FillEdit, _ open: [Int]
  ) {
    while plan.shortfall(of: quota) > free.shortfall(of: quota) {
      var best: FillEdit?
      for slot in open {
        var other = plan
        guard other.bringNearer(quota, slot) else { continue }
        let isNearer = other.shortfall(of: quota) < plan.shortfall(of: quota)
        let harmsNone = prepared.task.request.each.quotas.allSatisfy {
          other.shortfall(of: $0) <= plan.shortfall(of: $0)
        }
        guard isNearer, harmsNone, other.standing(of: slot) <= .similar else { continue }
        if other.worth > best?.worth ?? -.infinity { best = other }
      }
      guard let best else { return }
      plan = best
    }
  }
}
