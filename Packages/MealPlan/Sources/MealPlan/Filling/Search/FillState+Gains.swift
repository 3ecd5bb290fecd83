import MealModels

/// The gain in the plan's worth from a meal in an open slot, or from leftovers at an open lunch.
extension FillState {
  /// The terms that all candidates of a slot share.
  struct Prices {
    /// The penalty for each trait, by its number.
    var traits: [Float]
    /// The gain or penalty of each group of proteins, by its index.
    var groups: SIMD8<Float> = .zero
    /// The foods at home that are still good and unused, as bits.
    var useful: UInt64 = 0
    /// Whether leftovers of the slot are eaten at a lunch.
    var leavesLunch = false
    /// The spent part of the slot's budget, the budget, and the penalty for each hundredth beyond
    /// it.
    var spent: Float = 0
    var limit: Float = .infinity
    var rate: Float = 0

    init(traits: [Float] = Array(repeating: 0, count: FillProblem.traitLimit)) {
      self.traits = traits
    }
  }

  /// Sets the prices in an open slot.
  ///
  /// - Parameter arc: the arc to a lunch that shall be leftovers of the slot; nil for no leftovers.
  func setPrices(of slot: Int, leaving arc: FillProblem.Arc?, in prices: inout Prices) {
    setTraitPrices(of: slot, &prices.traits)
    prices.groups = groupGains(on: problem.slots[slot].day, arc.map { problem.slots[$0.lunch].day })
    prices.useful = problem.usableInSlot[slot] & unused
    prices.leavesLunch = arc != nil
    let budget = problem.budgetOfSlot[slot]
    prices.spent = budget < 0 ? 0 : spent[budget]
    prices.limit = budget < 0 ? .infinity : problem.budgets[budget].limit
    prices.rate = budget < 0 ? 0 : problem.budgets[budget].rate
  }

  private func setTraitPrices(of slot: Int, _ prices: inout [Float]) {
    let count = problem.traitCount
    prices.withUnsafeMutableBufferPointer { prices in
      for trait in 0..<count { prices[trait] = 0 }
      traitWeights.withUnsafeBufferPointer { weights in
        for window in problem.traitWindowsOfSlot[slot] {
          let scale = problem.traitWindows[window].scale
          for half in 0..<2 {
            var full = fullTraits[window][half]
            while full != 0 {
              let trait = half * 64 + full.trailingZeroBitCount
              prices[trait] += scale * weights[trait]
              full &= full - 1
            }
          }
        }
      }
    }
  }

  /// The gain for the quotas from one more meal of each group on a day and, if given, on the day of
  /// a lunch.
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

  /// The best candidate of an open slot with its gain; nil if there is none.
  ///
  /// - Parameter arc: the arc to an open lunch that shall be leftovers of the slot; nil for no
  ///   leftovers.
  func best(
    in slot: Int, leaving arc: FillProblem.Arc? = nil, without refused: Set<Int32> = [],
    _ prices: inout Prices
  ) -> (candidate: Int, gain: Float)? {
    setPrices(of: slot, leaving: arc, in: &prices)
    let most = mostBeyondWorth(in: slot, prices)
    var best = (candidate: -1, gain: -Float.infinity)
    problem.candidates.withUnsafeBufferPointer { candidates in
      (prices.leavesLunch ? foodGainTwice : foodGain).withUnsafeBufferPointer { foods in
        prices.traits.withUnsafeBufferPointer { traits in
          for place in problem.places(of: slot) {
            // Candidates are sorted by worth, so no later one can be better.
            if candidates[place].worth + most < best.gain { break }
            if let arc, !problem.may(arc, leave: place) { continue }
            if !refused.isEmpty, refused.contains(candidates[place].meal) { continue }
            let gain =
              gain(of: candidates[place], in: slot, prices, foods)
              - Self.sum(of: traits, at: candidates[place].row.traits)
            if gain > best.gain { best = (place, gain) }
          }
        }
      }
    }
    return best.candidate < 0 ? nil : (best.candidate, best.gain + (arc?.worth ?? 0))
  }

  /// The most that a candidate of a slot adds beyond its own worth.
  private func mostBeyondWorth(in slot: Int, _ prices: Prices) -> Float {
    var most = max(0, prices.groups.max()) + problem.weights.opened * Float(MealRow.foodLimit)
    if prices.leavesLunch { most += problem.mostTaste[slot] }
    var uses = prices.useful
    while uses != 0 {
      most += problem.expiring[uses.trailingZeroBitCount].worth
      uses &= uses - 1
    }
    return most + 1e-4
  }

  private static func sum(
    of prices: UnsafeBufferPointer<Float>, at traits: SIMD4<UInt16>
  ) -> Float {
    prices[Int(traits[0])] + prices[Int(traits[1])] + prices[Int(traits[2])]
      + prices[Int(traits[3])]
  }

  /// The gain of a candidate in an open slot without leftovers.
  func gain(of place: Int, in slot: Int) -> Float {
    var prices = Prices(traits: [])
    prices.groups = groupGains(on: problem.slots[slot].day, nil)
    prices.useful = problem.usableInSlot[slot] & unused
    let budget = problem.budgetOfSlot[slot]
    if budget >= 0 {
      (prices.spent, prices.limit) = (spent[budget], problem.budgets[budget].limit)
      prices.rate = problem.budgets[budget].rate
    }
    let candidate = problem.candidates[place]
    var gain = foodGain.withUnsafeBufferPointer { self.gain(of: candidate, in: slot, prices, $0) }
    for window in problem.traitWindowsOfSlot[slot] {
      for place in 0..<4 {
        let trait = Int(candidate.row.traits[place])
        guard fullTraits[window][trait / 64] >> UInt64(trait % 64) & 1 == 1 else { continue }
        gain -= problem.traitWindows[window].scale * traitWeights[trait]
      }
    }
    return gain
  }

  /// The gain of a candidate without its traits and without the worth of an arc.
  private func gain(
    of candidate: FillCandidate, in slot: Int, _ prices: Prices, _ foods: UnsafeBufferPointer<Float>
  ) -> Float {
    let row = candidate.row
    var gain = candidate.worth + prices.groups[Int(row.group)]
    for place in 0..<MealRow.foodLimit { gain += foods[Int(row.foods[place])] }
    for window in problem.repeatWindowsOfSlot[slot] {
      gain -= repeatCost(Int(candidate.meal), row.family, in: window)
    }
    var uses = row.uses & prices.useful
    while uses != 0 {
      gain += problem.expiring[uses.trailingZeroBitCount].worth
      uses &= uses - 1
    }
    if prices.leavesLunch { gain += candidate.taste }
    if prices.rate > 0 {
      let more = row.cost + (prices.leavesLunch ? row.moreCost : 0)
      gain -=
        prices.rate
        * (max(0, prices.spent + more - prices.limit) - max(0, prices.spent - prices.limit))
    }
    return gain
  }

  /// Whether a candidate repeats a meal of the plan, or nearly does.
  func repeats(_ place: Int, in slot: Int) -> Bool {
    let candidate = problem.candidates[place]
    return problem.repeatWindowsOfSlot[slot].contains {
      repeatCost(Int(candidate.meal), candidate.row.family, in: $0) > 0
    }
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

  /// The gain of leftovers at an open lunch from a chosen dinner; nil if the dish does not keep.
  func gain(ofLeftovers number: Int) -> Float? {
    let arc = problem.arcs[number]
    let day = problem.slots[arc.lunch].day
    guard let dinner = arc.dinner else {
      let group = arc.fixed.map { problem.fixedRows[$0].group } ?? 0
      return arc.worth + groupGains(on: day, nil)[Int(group)]
    }
    let choice = assignment.choices[dinner]
    guard choice >= 0, problem.may(arc, leave: choice) else { return nil }
    let candidate = problem.candidates[choice]
    var gain = arc.worth + candidate.taste + groupGains(on: day, nil)[Int(candidate.row.group)]
    for place in 0..<MealRow.foodLimit { gain += foodGain[Int(candidate.row.foods[place])] }
    let budget = problem.budgetOfSlot[dinner]
    if budget >= 0 {
      let (spent, limit) = (spent[budget], problem.budgets[budget].limit)
      gain -=
        problem.budgets[budget].rate
        * (max(0, spent + candidate.row.moreCost - limit) - max(0, spent - limit))
    }
    return gain
  }
}
