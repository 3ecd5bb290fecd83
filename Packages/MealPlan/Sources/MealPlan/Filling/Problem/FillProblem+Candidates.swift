import MealModels
import SuggestionEngine

extension FillProblem {
  /// Adds the choices of each slot.
  mutating func addCandidates(
    _ task: FillTask, _ options: MealOptions, _ local: inout LocalMeals
  ) {
    // A dish keeps equally long in all slots of one kind.
    var known: [Int: [UInt8]] = [:]
    for (place, slot) in slots.enumerated() {
      let choices = options.choices[place]
      let values = values(at: slot, choices, options.pool)
      let days =
        known[choices.kind] ?? choices.meals.map { UInt8(options.daysItKeeps($0, at: place)) }
      known[choices.kind] = days
      let owed = task.owed[slot]?.days ?? 0
      let keeps = owed > 0 && days.contains { $0 >= owed }
      owedDays.append(keeps ? owed : 0)
      // Best first, so that the search may stop once no better one can come.
      let order = values.indices.sorted { (-values[$0], $0) < (-values[$1], $1) }
      for number in order where !keeps || days[number] >= owed {
        candidates.append(
          FillCandidate(
            meal: local.add(choices.meals[number]), worth: values[number],
            taste: choices.worths[number], daysKept: days[number]))
      }
      mostTaste.append(max(0, choices.worths.max() ?? 0))
      starts.append(candidates.count)
      ends.append(candidates.count)
    }
  }

  /// The worth of each choice of a slot, with the penalty for repeating it.
  private func values(
    at slot: PlanSlot, _ choices: MealOptions.Choices, _ pool: MealPool
  ) -> [Float] {
    var values = choices.worths
    let near = KeptNear(slot, fixed: fixed, windowDays: choices.windowDays, pool: pool)
    for number in values.indices {
      var standing = choices.standings[number]
      if !near.isEmpty { standing = max(standing, near.standing(of: choices.meals[number], pool)) }
      if standing > .fresh { values[number] -= penalty(of: standing) }
    }
    return values
  }

  /// Adds the locked meals of slots that are not among the candidates.
  mutating func addLocks(_ task: FillTask, _ options: MealOptions, _ local: inout LocalMeals) {
    for (place, slot) in slots.enumerated() {
      guard let position = task.locks[slot] else { continue }
      let meal = local.add(position)
      guard candidate(of: place, meal: meal) == nil else { continue }
      let end = starts[place + 1]
      candidates.insert(
        FillCandidate(
          meal: meal, worth: 0, taste: 0,
          daysKept: UInt8(options.daysItKeeps(position, at: place))), at: end)
      for later in (place + 1)..<starts.count { starts[later] += 1 }
      for later in (place + 1)..<ends.count { ends[later] += 1 }
    }
  }

  private func penalty(of standing: HistoryRank) -> Float {
    switch standing {
    case .fresh: 0
    case .similar: weights.similar
    case .repeated: weights.repeated + weights.similar
    case .disliked: weights.disliked
    }
  }
}

/// The kept meals near a slot that must not be repeated in it.
private struct KeptNear {
  /// For each meal, by position: 1 if it nearly repeats a kept meal, 2 if it is the same.
  private var marks: [UInt8] = []
  /// For each family, whether a kept meal belongs to it.
  private var families: [Bool] = []

  init(_ slot: PlanSlot, fixed: [FixedMeal], windowDays: Int, pool: MealPool) {
    for other in fixed where !other.isPast && abs(other.slot.day - slot.day) <= windowDays {
      if marks.isEmpty {
        marks = Array(repeating: 0, count: pool.count)
        families = Array(repeating: false, count: pool.count)
      }
      families[Int(pool.family(of: other.meal))] = true
      for kin in pool.kin(of: other.meal) { marks[Int(kin)] = max(marks[Int(kin)], 1) }
      marks[other.meal] = 2
    }
  }

  var isEmpty: Bool { marks.isEmpty }

  func standing(of meal: Int, _ pool: MealPool) -> HistoryRank {
    if marks[meal] == 2 { return .repeated }
    return marks[meal] == 1 || families[Int(pool.family(of: meal))] ? .similar : .fresh
  }
}
