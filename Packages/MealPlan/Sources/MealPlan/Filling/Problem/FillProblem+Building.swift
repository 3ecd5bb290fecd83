import MealModels
import SuggestionEngine

extension FillProblem {
  /// Puts the slots to fill, and their choices, into columns.
  init(
    _ task: FillTask, _ options: MealOptions, weights: FillWeights = .standard
  ) {
    self.weights = weights
    slots = task.slots
    fixed = task.fixed + Self.past(options, task)
    var local = LocalMeals(count: options.pool.count)
    addCandidates(task, options, &local)
    addLocks(task, options, &local)
    fixedRows = fixed.map { Self.row(of: $0.meal, in: options.pool, local: &local) }
    positions = local.positions
    rows = positions.map { Self.row(of: $0, in: options.pool, local: &local) }
    familyCount = local.familyCount
    traitCount = 1 + (rows + fixedRows).reduce(0) { max($0, Int($1.traits.max())) }
    kin = positions.map { position in
      options.pool.kin(of: position).compactMap { local.number(of: Int($0)) }
    }
    refused = slots.map { slot in
      Set(
        (task.request.refused[slot] ?? []).compactMap(options.pool.position(of:)).compactMap(
          local.number(of:)))
    }
    addTraitWindows(task, share: options.varietyShare)
    addRepeatWindows(options)
    addQuotaWindows(task)
    addFoods(task, options.pool)
    addBudgets(task, options.pool)
    for place in candidates.indices { candidates[place].row = rows[Int(candidates[place].meal)] }
    addArcs(task, options)
  }

  /// The meals eaten in the week before that are not in the plan itself.
  private static func past(_ options: MealOptions, _ task: FillTask) -> [FixedMeal] {
    guard let first = task.slots.first else { return [] }
    let seconds = task.request.each.moment.secondsFromGMT
    return options.eaten.compactMap { eaten -> FixedMeal? in
      let slot = PlanSlot(eatenAt: LocalMoment(date: eaten.date, secondsFromGMT: seconds))
      guard slot.day > first.day - 7, slot < first,
        !task.fixed.contains(where: { $0.slot.day == slot.day && $0.meal == eaten.meal })
      else { return nil }
      return FixedMeal(slot: slot, meal: eaten.meal, isPast: true)
    }
    .reversed()
  }

  private static func row(of meal: Int, in pool: MealPool, local: inout LocalMeals) -> MealRow {
    let features = pool.features(of: meal)
    return MealRow(
      traits: features.traits, foods: features.foods,
      group: UInt8(ProteinGroup.allCases.firstIndex(of: features.group) ?? 0),
      family: local.family(features.family))
  }
}

/// Numbers for the meals and families in a problem.
struct LocalMeals {
  private(set) var positions: [Int] = []
  private(set) var familyCount = 0
  private var numbers: [Int32]
  private var families: [Int32: Int32] = [:]

  /// - Parameter count: how many meals the pool has.
  init(count: Int) {
    numbers = Array(repeating: -1, count: count)
  }

  /// The number of a meal of the pool; nil if it has none.
  func number(of position: Int) -> Int32? { numbers[position] < 0 ? nil : numbers[position] }

  /// The number of a meal of the pool, a new number if the meal had none.
  mutating func add(_ position: Int) -> Int32 {
    if numbers[position] < 0 {
      numbers[position] = Int32(positions.count)
      positions.append(position)
    }
    return numbers[position]
  }

  /// The number of a family of the pool.
  mutating func family(_ number: Int32) -> Int32 {
    if let known = families[number] { return known }
    families[number] = Int32(familyCount)
    familyCount += 1
    return Int32(familyCount - 1)
  }
}
