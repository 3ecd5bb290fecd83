/// Opens several meals at once, so that others can share packages.
extension PackageSearch {
  /// The most rounds, for each meal that is cooked.
  private static let roundsPerMeal = 96
  /// By how many hundredths a round may make the plan dearer, for each meal; it falls to zero.
  private static let patience: Float = 12

  /// The former meal of a slot, before a round.
  private struct Former {
    var slot: Int
    var choice: Int
    var arc: Int?
  }

  /// Opens some meals and fills them again by cost, until the packages keep the budget.
  ///
  /// If no plan keeps the budget, the cheapest that was found stays.
  mutating func share(to limit: Float) {
    let slots = slots
    guard cost > limit, slots.count > 1 else { return }
    var chance = FillChance(seed: prepared.task.request.each.seed ^ 0x6d6f_6e65)
    var best = (cost: cost, meals: meals)
    let rounds = Self.roundsPerMeal * slots.count
    for round in 0..<rounds where best.cost > limit {
      let before = cost
      let former = open(some(of: slots, &chance))
      let isFilled = fill(former, &chance)
      let left = 1 - Float(round) / Float(rounds)
      let allowed = Self.patience * Float(slots.count) * left * chance.unit() * chance.unit()
      if !isFilled || cost > before + allowed {
        restore(former)
      } else if cost < best.cost {
        best = (cost, meals)
      }
    }
    guard cost > best.cost else { return }
    restore(best.meals)
  }

  /// The present meals.
  private var meals: [Former] {
    slots.map { slot in
      let arc = state.arcOfDinner[slot]
      return Former(slot: slot, choice: state.assignment.choices[slot], arc: arc < 0 ? nil : arc)
    }
  }

  /// Two to four meals, at least one of which is dear.
  private mutating func some(of slots: [Int], _ chance: inout FillChance) -> [Int] {
    let drawn = (0..<3).map { _ in slots[chance.below(slots.count)] }
    let dear = drawn.map { (slot: $0, saves: released($0)) }.max { $0.saves < $1.saves }
    var chosen = [dear?.slot ?? drawn[0]]
    for _ in 0..<1 + chance.below(3) {
      let other = slots[chance.below(slots.count)]
      if !chosen.contains(other) { chosen.append(other) }
    }
    return chosen
  }

  private mutating func open(_ slots: [Int]) -> [Former] {
    slots.map { slot in
      let (choice, arc) = take(slot)
      return Former(slot: slot, choice: choice, arc: arc)
    }
  }

  /// Fills open slots in a random order, each with the meal that costs least more.
  ///
  /// - Returns: whether each slot got a meal that is planned nowhere else.
  private mutating func fill(_ former: [Former], _ chance: inout FillChance) -> Bool {
    var isFilled = true
    for meal in former.shuffled(using: &chance) {
      let choice = cheapest(instead: meal) ?? meal.choice
      if cooked.contains(problem.candidates[choice].meal) { isFilled = false }
      put(choice, in: meal.slot, leaving: meal.arc != nil)
      if let arc = meal.arc { give(arc) }
    }
    return isFilled
  }

  private mutating func restore(_ former: [Former]) {
    for meal in former { _ = take(meal.slot) }
    for meal in former {
      put(meal.choice, in: meal.slot, leaving: meal.arc != nil)
      if let arc = meal.arc { give(arc) }
    }
  }

  /// The allowed candidate of an open slot that costs least more; among equals, the best.
  private mutating func cheapest(instead former: Former) -> Int? {
    let (slot, arc) = (former.slot, former.arc)
    let servings = servings(of: slot, arc)
    let isElsewhere = cooked.contains(problem.candidates[wanted[slot]].meal)
    let original = isElsewhere ? former.choice : wanted[slot]
    let least = gain(original, in: slot, arc) - Self.mostLossInAll
    let repeats = repeats(original, in: slot)
    let leastWorth = problem.candidates[original].worth - 2 * Self.mostLossInAll
    var (best, lowest): (Int?, Float) = (nil, .infinity)
    for place in problem.places(of: slot) {
      // Candidates are sorted by worth, so the later ones lose too much.
      if problem.candidates[place].worth < leastWorth { break }
      guard isFree(place, in: slot, arc), repeats || !self.repeats(place, in: slot) else {
        continue
      }
      let needs = needs(place)
      let cost = ledger.more(for: needs, servings: servings, most: lowest)
      guard cost < lowest, gain(place, in: slot, arc) >= least else { continue }
      (best, lowest) = (place, cost)
    }
    return best
  }

  /// Whether a candidate repeats a meal of the plan or of the last days, or nearly does.
  private func repeats(_ place: Int, in slot: Int) -> Bool {
    let candidate = problem.candidates[place]
    return candidate.taste - candidate.worth >= problem.weights.similar
      || state.repeats(place, in: slot)
  }
}
