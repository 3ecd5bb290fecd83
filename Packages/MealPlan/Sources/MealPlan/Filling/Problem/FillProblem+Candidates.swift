import MealModels
import SuggestionEngine

extension FillProblem {
  /// Adds what there is to choose from in each slot.
  mutating func addCandidates(
    _ task: FillTask, _ options: MealOptions, _ local: inout LocalMeals
  ) {
    for (place, slot) in slots.enumerated() {
      let choices = options.choices[place]
      let near = KeptNear(slot, fixed, choices.windowDays, options.pool)
      var values = choices.worths
      for number in values.indices {
        values[number] -= max(
          penalty(of: choices.standings[number]),
          near.isEmpty ? 0 : penalty(of: near.standing(of: choices.meals[number], options.pool)))
      }
      let days = choices.meals.map { UInt8(options.daysItKeeps($0, at: place)) }
      let owed = task.owed[slot]?.days ?? 0
      let keeps = owed > 0 && days.contains { $0 >= owed }
      owedDays.append(keeps ? owed : 0)
      let kept = CandidateChoice(values, days, choices, options.pool).kept
      for number in kept where !keeps || days[number] >= owed {
        meals.append(local.add(choices.meals[number]))
        worths.append(values[number])
        tastes.append(choices.worths[number])
        daysKept.append(days[number])
      }
      starts.append(meals.count)
      ends.append(meals.count)
    }
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
  private var meals: Set<Int> = []
  private var families: Set<Int32> = []
  private var kin: Set<Int32> = []

  init(_ slot: PlanSlot, _ fixed: [FixedMeal], _ windowDays: Int, _ pool: MealPool) {
    for other in fixed where !other.isPast && abs(other.slot.day - slot.day) <= windowDays {
      guard meals.insert(other.meal).inserted else { continue }
      families.insert(pool.features(of: other.meal).family)
      kin.formUnion(pool.kin(of: other.meal))
    }
  }

  var isEmpty: Bool { meals.isEmpty }

  func standing(of meal: Int, _ pool: MealPool) -> Standing {
    if meals.contains(meal) { return .repeated }
    let isSimilar =
      families.contains(pool.features(of: meal).family) || kin.contains(Int32(meal))
    return isSimilar ? .similar : .fresh
  }
}

/// Leaves out of many candidates of a slot those that no good plan needs.
private struct CandidateChoice {
  /// As many as these are all looked at.
  private static let mostLookedAt = 320
  /// How many of the best are kept, of the best of each group of proteins, and of those that keep.
  private static let (best, ofGroup, ofKeeping) = (192, 24, 48)

  /// The numbers of those that are kept, ascending.
  let kept: [Int]

  init(_ values: [Float], _ days: [UInt8], _ choices: MealOptions.Choices, _ pool: MealPool) {
    guard values.count > Self.mostLookedAt else {
      kept = Array(values.indices)
      return
    }
    let groups = choices.meals.map { pool.features(of: $0).group }
    var isKept = Array(repeating: false, count: values.count)
    func keep(_ count: Int, _ numbers: [Int]) {
      let bound = numbers.map { values[$0] }.largest(count)
      for number in numbers where values[number] >= bound { isKept[number] = true }
    }
    keep(Self.best, Array(values.indices))
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
