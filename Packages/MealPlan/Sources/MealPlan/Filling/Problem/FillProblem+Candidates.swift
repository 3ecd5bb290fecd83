import MealModels
import SuggestionEngine

extension FillProblem {
  /// Adds what there is to choose from in each slot.
  mutating func addCandidates(
    _ task: FillTask, _ options: MealOptions, _ local: inout LocalMeals
  ) {
    // How long a dish keeps is the same at all times of one kind.
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
      // Best first, so that the search may stop where nothing better can come.
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

  /// What each choice of a slot is worth, with what speaks against repeating it.
  private func values(
    at slot: PlanSlot, _ choices: MealOptions.Choices, _ pool: MealPool
  ) -> [Float] {
    var values = choices.worths
    let near = KeptNear(slot, fixed, choices.windowDays, pool)
    for number in values.indices {
      var standing = choices.standings[number]
      if !near.isEmpty { standing = max(standing, near.standing(of: choices.meals[number], pool)) }
      if standing > .fresh { values[number] -= penalty(of: standing) }
    }
    return values
  }

  /// Adds the meals that slots may be settled to, where they are not among the candidates.
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

  private func penalty(of standing: Standing) -> Float {
    switch standing {
    case .fresh: 0
    case .similar: weights.similar
    case .repeated: weights.repeated + weights.similar
    case .disliked: weights.disliked
    }
  }
}

/// The kept meals around a slot that must not come again in it.
private struct KeptNear {
  /// By position what a meal is to them: 1 for one that is nearly the same, 2 for the same.
  private var marks: [UInt8] = []
  /// By family whether one of them is of it.
  private var families: [Bool] = []

  init(_ slot: PlanSlot, _ fixed: [FixedMeal], _ windowDays: Int, _ pool: MealPool) {
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

  func standing(of meal: Int, _ pool: MealPool) -> Standing {
    if marks[meal] == 2 { return .repeated }
    return marks[meal] == 1 || families[Int(pool.family(of: meal))] ? .similar : .fresh
  }
}
