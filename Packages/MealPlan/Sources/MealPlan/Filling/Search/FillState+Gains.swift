import MealModels

/// What a meal in an open slot, or leftovers at an open lunch, would add to the worth of the plan.
extension FillState {
  /// What is the same for all candidates of a slot.
  struct Prices {
    /// What each trait costs, by its number.
    var traits: [Float]
    /// What each group of proteins adds or costs, by its place.
    var groups: SIMD8<Float>
    /// Things at home that are still good and unused, as bits.
    var useful: UInt64
    /// Whether what is left is eaten at a lunch.
    var leavesLunch: Bool
    /// What is spent of its budget, the budget, and what each hundredth beyond it costs.
    var spent: Float
    var limit: Float
    var rate: Float

    init() {
      traits = Array(repeating: 0, count: FillProblem.traitLimit)
      groups = .zero
      useful = 0
      leavesLunch = false
      (spent, limit, rate) = (0, .infinity, 0)
    }
  }

  /// The prices in an open slot.
  ///
  /// - Parameter arc: the arc by which a lunch is to be leftovers of it; nil for none.
  func setPrices(of slot: Int, leaving arc: FillProblem.Arc?, in prices: inout Prices) {
    for trait in prices.traits.indices { prices.traits[trait] = 0 }
    for window in problem.traitWindowsOfSlot[slot] {
      let allowance = UInt16(problem.traitWindows[window].allowance)
      let scale = problem.traitWindows[window].scale
      let base = window * FillProblem.traitLimit
      for trait in prices.traits.indices {
        prices.traits[trait] += traitCounts[base + trait] >= allowance ? scale : 0
      }
    }
    for trait in prices.traits.indices { prices.traits[trait] *= traitWeights[trait] }
    prices.groups = groupGains(on: problem.slots[slot].day, arc.map { problem.slots[$0.lunch].day })
    prices.useful = problem.usableInSlot[slot] & unused
    prices.leavesLunch = arc != nil
    let budget = problem.budgetOfSlot[slot]
    prices.spent = budget < 0 ? 0 : spent[budget]
    prices.limit = budget < 0 ? .infinity : problem.budgets[budget].limit
    prices.rate = budget < 0 ? 0 : problem.budgets[budget].rate
  }

  /// What one more meal of each group on a day, and on another day, adds to keeping the quotas.
  private func groupGains(on day: Int, _ lunchDay: Int?) -> SIMD8<Float> {
    var gains = SIMD8<Float>.zero
    for (number, window) in problem.quotaWindows.enumerated() {
      let days = window.lastDay - 6...window.lastDay
      let more = (days.contains(day) ? 1 : 0) + (lunchDay.map(days.contains) == true ? 1 : 0)
      guard more > 0 else { continue }
      let count = quotaCounts[number]
      let missed = window.quota.missed(by: count) - window.quota.missed(by: count + more)
      gains[Int(window.group)] += problem.weights.quota * Float(missed)
    }
    return gains
  }

  /// The best candidate of an open slot with what it adds; nil where there is none.
  ///
  /// - Parameter arc: the arc by which an open lunch is to be leftovers of it; nil for none.
  func best(
    in slot: Int, leaving arc: FillProblem.Arc? = nil, without refused: Set<Int32> = [],
    _ prices: inout Prices
  ) -> (candidate: Int, gain: Float)? {
    setPrices(of: slot, leaving: arc, in: &prices)
    var best: (candidate: Int, gain: Float)?
    for candidate in problem.candidates(of: slot) {
      if let arc, !problem.may(arc, leave: candidate) { continue }
      if !refused.isEmpty, refused.contains(problem.meals[candidate]) { continue }
      let gain = gain(of: candidate, in: slot, prices)
      if gain > best?.gain ?? -.infinity { best = (candidate, gain) }
    }
    if let arc, let found = best {
      return (found.candidate, found.gain + arc.worth)
    }
    return best
  }

  /// What a candidate adds; the worth of the arc itself is not counted.
  func gain(of candidate: Int, in slot: Int, _ prices: Prices) -> Float {
    let meal = Int(problem.meals[candidate])
    let row = problem.rows[meal]
    var gain = problem.worths[candidate] + prices.groups[Int(row.group)]
    for place in 0..<4 { gain -= prices.traits[Int(row.traits[place])] }
    let foods = prices.leavesLunch ? foodGainTwice : foodGain
    for place in 0..<MealRow.foodLimit { gain += foods[Int(row.foods[place])] }
    for window in problem.repeatWindowsOfSlot[slot] {
      gain -= repeatCost(meal, row.family, in: window)
    }
    var uses = row.uses & prices.useful
    while uses != 0 {
      gain += problem.expiring[uses.trailingZeroBitCount].worth
      uses &= uses - 1
    }
    if prices.leavesLunch { gain += problem.tastes[candidate] }
    if prices.rate > 0 {
      let more = row.cost + (prices.leavesLunch ? row.moreCost : 0)
      gain -=
        prices.rate
        * (max(0, prices.spent + more - prices.limit) - max(0, prices.spent - prices.limit))
    }
    return gain
  }

  private func repeatCost(_ meal: Int, _ family: Int32, in window: Int) -> Float {
    let place = window * problem.rows.count + meal
    let isFamilyThere = familyCounts[window * problem.familyCount + Int(family)] > 0
    var cost: Float = isFamilyThere ? problem.weights.similar : 0
    if mealCounts[place] > 0 {
      cost += problem.weights.repeated
    } else {
      cost += problem.weights.similar * Float(kinCounts[place])
    }
    return cost
  }

  /// What leftovers at an open lunch add, of a dinner that is there; nil where the dish may not be left.
  func gain(ofLeftovers number: Int) -> Float? {
    let arc = problem.arcs[number]
    guard let dinner = arc.dinner else {
      let group = arc.fixed.map { problem.fixedRows[$0].group } ?? 0
      return arc.worth + groupGains(on: problem.slots[arc.lunch].day, nil)[Int(group)]
    }
    let candidate = assignment.choices[dinner]
    guard candidate >= 0, problem.may(arc, leave: candidate), let row = row(of: dinner) else {
      return nil
    }
    var gain = arc.worth + problem.tastes[candidate]
    gain += groupGains(on: problem.slots[arc.lunch].day, nil)[Int(row.group)]
    for place in 0..<MealRow.foodLimit { gain += foodGain[Int(row.foods[place])] }
    let budget = problem.budgetOfSlot[dinner]
    if budget >= 0 {
      let (spent, limit) = (spent[budget], problem.budgets[budget].limit)
      gain -=
        problem.budgets[budget].rate
        * (max(0, spent + row.moreCost - limit) - max(0, spent - limit))
    }
    return gain
  }
}
