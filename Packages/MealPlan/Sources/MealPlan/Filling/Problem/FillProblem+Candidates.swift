import MealModels
import SuggestionEngine

extension FillProblem {
  /// Adds what there is to choose from in each slot.
  mutating func addCandidates(
    _ task: FillTask, _ options: MealOptions, _ local: inout LocalMeals
  ) {
    // Times of one kind mostly have the same candidates.
    var known: [Int: SlotCandidates] = [:]
    for (place, slot) in slots.enumerated() {
      let choices = options.choices[place]
      let values = values(at: slot, choices, options.pool)
      var found = known[choices.kind]
      if found?.values != values {
        found = SlotCandidates(values, place, options)
        known[choices.kind] = found
      }
      guard let found else { continue }
      let owed = task.owed[slot]?.days ?? 0
      let keeps = owed > 0 && found.days.contains { $0 >= owed }
      owedDays.append(keeps ? owed : 0)
      for number in found.kept where !keeps || found.days[number] >= owed {
        meals.append(local.add(choices.meals[number]))
        worths.append(values[number])
        tastes.append(choices.worths[number])
        daysKept.append(found.days[number])
      }
      starts.append(meals.count)
      ends.append(meals.count)
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
      meals.insert(meal, at: end)
      worths.insert(0, at: end)
      tastes.insert(0, at: end)
      daysKept.insert(UInt8(options.daysItKeeps(position, at: place)), at: end)
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

/// The candidates of a slot: all of few choices, and of many those that a good plan may need.
private struct SlotCandidates {
  /// As many as these are all looked at.
  private static let mostLookedAt = 320
  /// How many of the best are kept, of the best of each group of proteins, and of those that keep.
  private static let (best, ofGroup, ofKeeping) = (192, 24, 48)

  let values: [Float]
  /// How many days each choice keeps.
  let days: [UInt8]
  /// The numbers of the choices that are candidates, ascending.
  let kept: [Int]

  init(_ values: [Float], _ place: Int, _ options: MealOptions) {
    let meals = options.choices[place].meals
    self.values = values
    let days = meals.map { UInt8(options.daysItKeeps($0, at: place)) }
    self.days = days
    guard values.count > Self.mostLookedAt else {
      kept = Array(values.indices)
      return
    }
    var isKept = Array(repeating: false, count: values.count)
    func keep(_ count: Int, _ numbers: some Sequence<Int>) {
      let bound = numbers.map { values[$0] }.largest(count)
      for number in numbers where values[number] >= bound { isKept[number] = true }
    }
    keep(Self.best, values.indices)
    let groups = meals.map(options.pool.group)
    for group in ProteinGroup.allCases {
      keep(Self.ofGroup, values.indices.filter { groups[$0] == group })
    }
    keep(Self.ofKeeping, values.indices.filter { days[$0] > 0 })
    kept = values.indices.filter { isKept[$0] }
  }
}

extension [Float] {
  /// The value that so many are not below, found without putting all in order.
  fileprivate func largest(_ place: Int) -> Float {
    guard place < count else { return -.infinity }
    var values = self
    var (low, high, wanted) = (0, count - 1, count - place)
    while low < high {
      let pivot = values[(low + high) / 2]
      var (left, right) = (low, high)
      while left <= right {
        while values[left] < pivot { left += 1 }
        while values[right] > pivot { right -= 1 }
        if left <= right {
          values.swapAt(left, right)
          left += 1
          right -= 1
        }
      }
      if wanted <= right { high = right } else if wanted >= left { low = left } else { break }
    }
    wanted = Swift.min(wanted, count - 1)
    return values[wanted]
  }
}
