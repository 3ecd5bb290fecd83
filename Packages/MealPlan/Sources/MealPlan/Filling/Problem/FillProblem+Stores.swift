import MealModels
import SuggestionEngine

extension FillProblem {
  /// Adds the main foods that are bought for a meal, and the foods at home that it uses.
  mutating func addFoods(_ task: FillTask, _ pool: MealPool) {
    var known: Set<UInt16> = []
    for food in task.request.each.wishes.atHome {
      if let number = pool.number(of: food) { known.insert(UInt16(number)) }
    }
    for (meal, row) in zip(fixed, fixedRows) where !meal.isPast {
      for place in row.foods.indices { known.insert(row.foods[place]) }
    }
    var uses: [UInt16: UInt64] = [:]
    addExpiring(task, pool, &uses)
    known.formUnion(uses.keys)
    var numbers = [UInt16](repeating: .max, count: pool.featureCount)
    for number in known { numbers[Int(number)] = 0 }
    numbers[0] = 0
    for meal in rows.indices {
      for place in rows[meal].foods.indices {
        let food = rows[meal].foods[place]
        if !uses.isEmpty { rows[meal].uses |= uses[food] ?? 0 }
        if numbers[Int(food)] == .max {
          numbers[Int(food)] = UInt16(foodCount)
          foodCount += 1
        }
        rows[meal].foods[place] = numbers[Int(food)]
      }
    }
  }

  /// The largest number of foods at home that the search considers; those that expire first.
  private static let mostExpiring = 64

  private mutating func addExpiring(
    _ task: FillTask, _ pool: MealPool, _ uses: inout [UInt16: UInt64]
  ) {
    usableInSlot = Array(repeating: 0, count: slots.count)
    guard let first = slots.first else { return }
    let soonest = task.request.expiring.sorted { ($0.value, $0.key) < ($1.value, $1.key) }
    let kinds = pool.numbers(ofKindsOf: soonest.map(\.key))
    for (food, lastDay) in soonest {
      let numbers = kinds[food] ?? []
      let isUsed = zip(fixed, fixedRows).contains { meal, row in
        !meal.isPast && meal.slot.day <= lastDay
          && row.foods.indices.contains { numbers.contains(Int(row.foods[$0])) }
      }
      guard !isUsed, expiring.count < Self.mostExpiring else { continue }
      let bit: UInt64 = 1 << UInt64(expiring.count)
      for number in numbers { uses[UInt16(number), default: 0] |= bit }
      for (place, slot) in slots.enumerated() where slot.day <= lastDay {
        usableInSlot[place] |= bit
      }
      let left = Float(max(0, lastDay - first.day))
      expiring.append((food, lastDay, weights.expiring + weights.expiringSoon / (1 + left)))
    }
  }

  /// Adds the cost of meals, and the budget of each week.
  mutating func addBudgets(_ task: FillTask, _ pool: MealPool) {
    budgetOfSlot = Array(repeating: -1, count: slots.count)
    let request = task.request
    guard let limit = request.settings.weeklyBudget, let costs = request.costs else { return }
    addCosts(costs, limit.currency, people: request.people, pool)
    for (place, slot) in slots.enumerated() {
      let week = request.settings.week(of: slot.day)
      if let known = budgets.firstIndex(where: { $0.firstDay == week.lowerBound }) {
        budgetOfSlot[place] = known
        continue
      }
      let kept = task.fixed.filter { week.contains($0.slot.day) && !$0.isLeftovers }
      let spent = kept.compactMap { meal in
        costs.hundredths(
          pool.ids[meal.meal], meal.servings ?? request.people, limit.currency)
      }
      let count = kept.count + slots.count { week.contains($0.day) }
      budgetOfSlot[place] = budgets.count
      budgets.append(
        WeekBudget(
          firstDay: week.lowerBound, limit: Float(limit.hundredths), fixed: spent.reduce(0, +),
          rate: weights.budget * Float(count) / max(1, Float(limit.hundredths))))
    }
  }

  /// Adds the cost of each meal; a meal of unknown cost gets the mean of the others.
  private mutating func addCosts(
    _ costs: CostEstimator, _ currency: Money.Currency, people: Int, _ pool: MealPool
  ) {
    let known = positions.map { position -> (Float, Float)? in
      guard let once = costs.hundredths(pool.ids[position], people, currency) else { return nil }
      let twice = costs.hundredths(pool.ids[position], 2 * people, currency)
      return (once, max(0, (twice ?? 2 * once) - once))
    }
    let all = known.compactMap(\.self)
    let count = Float(max(1, all.count))
    let mean = (
      (all.reduce(0) { $0 + $1.0 } / count).rounded(),
      (all.reduce(0) { $0 + $1.1 } / count).rounded()
    )
    for (meal, cost) in known.enumerated() {
      (rows[meal].cost, rows[meal].moreCost) = cost ?? mean
    }
  }
}

extension CostEstimator {
  /// The cost of a meal in hundredths; nil if it is unknown or in another currency.
  func hundredths(_ meal: MealID, _ servings: Int, _ currency: Money.Currency) -> Float? {
    cost(meal, servings).flatMap { $0.currency == currency ? Float($0.hundredths) : nil }
  }
}
