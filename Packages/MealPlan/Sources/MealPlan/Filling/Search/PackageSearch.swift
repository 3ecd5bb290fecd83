import MealModels
import SuggestionEngine

/// Changes an assignment so that its packages keep a budget, giving up as little as possible.
///
/// The search sees what each meal is worth and which packages it opens. At first it swaps one meal
/// after the other, and money counts more in each round. Then it opens several meals at once, so
/// that others can share their packages. It never plans a dish twice, and never breaks a quota or
/// repeats a similar meal to save money.
struct PackageSearch {
  /// The most that a single swap may lose in points.
  static let mostLoss: Float = 3.5
  /// The most that a slot may lose in all, less than a broken quota costs.
  static let mostLossInAll: Float = 7.5
  /// How much the weight of money grows in each round.
  private static let growth: Float = 2
  private static let mostRounds = 6
  private static let sweepsPerRound = 2

  let prepared: PreparedFill
  let problem: FillProblem
  private(set) var state: FillState
  private(set) var ledger: PackageLedger
  /// The choice of each slot before money counted.
  let wanted: [Int]
  private(set) var cooked: Set<Int32> = []
  /// For each meal, its needs once they are known.
  private var needsOfMeal: [[PackageLedger.Need]?]

  init(_ prepared: PreparedFill, _ assignment: FillAssignment, _ costs: PackageCosts) {
    self.prepared = prepared
    problem = prepared.problem
    wanted = assignment.choices
    needsOfMeal = Array(repeating: nil, count: prepared.problem.rows.count)
    // The packages take the place of the budget for the amounts that meals use.
    var unbudgeted = problem
    unbudgeted.budgets = []
    unbudgeted.budgetOfSlot = Array(repeating: -1, count: problem.slots.count)
    state = FillState(unbudgeted)
    ledger = PackageLedger(costs)
    // Each week has its own list, so the meals of other weeks share no packages with it.
    let settings = prepared.task.request.settings
    let weeks = Set(problem.slots.map { settings.week(of: $0.day).lowerBound })
    for meal in prepared.task.request.kept where meal.state == .planned {
      guard let recipe = meal.content.recipe,
        weeks.contains(settings.week(of: meal.slot.day).lowerBound)
      else { continue }
      ledger.add(
        ledger.needs(of: recipe),
        servings: Float(meal.servings ?? prepared.task.request.people))
    }
    for (slot, choice) in assignment.choices.enumerated() where choice >= 0 {
      put(choice, in: slot, leaving: assignment.arcs.contains { isFrom(slot, $0) })
    }
    for arc in assignment.arcs where arc >= 0 { state.take(arc) }
  }

  /// The cost of the packages in hundredths.
  var cost: Float { ledger.total }
  var assignment: FillAssignment { state.assignment }
  /// The slots for which a meal is cooked.
  var slots: [Int] { problem.slots.indices.filter { state.assignment.choices[$0] >= 0 } }

  /// Swaps meals until the packages keep a budget, in hundredths, or no swap helps.
  mutating func keep(to limit: Float) {
    let slots = slots
    // At first money counts as in the search: two points for an average meal.
    var rate = problem.weights.budget * Float(max(1, slots.count)) / max(1, limit)
    for _ in 0..<Self.mostRounds where cost > limit {
      for _ in 0..<Self.sweepsPerRound where cost > limit {
        let before = cost
        // The dearest meals are swapped first.
        let dear = slots.map { (slot: $0, saves: released($0)) }
          .sorted { ($1.saves, $0.slot) < ($0.saves, $1.slot) }
        for (slot, _) in dear where cost > limit { swap(slot, rate: rate) }
        if cost == before { break }
      }
      rate *= Self.growth
    }
    share(to: limit)
  }

  /// The swaps of single meals that save most, each with the hundredths that it saves.
  mutating func savings(
    most count: Int
  ) -> [(slot: Int, candidate: Int, saved: Float)] {
    var found: [(slot: Int, candidate: Int, saved: Float)] = []
    for slot in slots {
      let (choice, arc) = take(slot)
      // The needs come first, because they may add foods to the ledger.
      let present = needs(choice)
      let old = ledger.more(for: present, servings: servings(of: slot, arc))
      let best = best(in: slot, leaving: arc, instead: choice, rate: .infinity)
      put(choice, in: slot, leaving: arc != nil)
      if let arc { state.take(arc) }
      if let best, old - best.cost >= 1 {
        found.append((slot, best.candidate, old - best.cost))
      }
    }
    found.sort { ($1.saved, $0.slot) < ($0.saved, $1.slot) }
    return Array(found.prefix(count))
  }

  /// The cost that the packages would save without the meal of a slot.
  mutating func released(_ slot: Int) -> Float {
    let before = cost
    let (choice, arc) = take(slot)
    let saved = before - cost
    put(choice, in: slot, leaving: arc != nil)
    if let arc { state.take(arc) }
    return saved
  }

  /// Puts the meal with the best balance of worth and cost into a slot.
  private mutating func swap(_ slot: Int, rate: Float) {
    let (choice, arc) = take(slot)
    let best = best(in: slot, leaving: arc, instead: choice, rate: rate)
    put(best?.candidate ?? choice, in: slot, leaving: arc != nil)
    if let arc { state.take(arc) }
  }

  /// The best candidate of an open slot; nil if none is better than the old one.
  ///
  /// - Parameter rate: the points that a hundredth counts; if infinite, money alone counts.
  private mutating func best(
    in slot: Int, leaving arc: Int?, instead old: Int, rate: Float
  ) -> (candidate: Int, cost: Float)? {
    let servings = servings(of: slot, arc)
    func value(_ gain: Float, _ cost: Float) -> Float {
      rate.isFinite ? gain - rate * cost : gain * 0.001 - cost
    }
    let oldGain = gain(old, in: slot, arc)
    let leastWorth = problem.candidates[old].worth - 2 * Self.mostLoss
    // The needs come first, because they may add foods to the ledger.
    let oldNeeds = needs(old)
    let oldCost = ledger.more(for: oldNeeds, servings: servings)
    var best: (candidate: Int, cost: Float)?
    var most = value(oldGain, oldCost) + 1e-3
    for place in problem.places(of: slot) {
      // Candidates are sorted by worth, so the later ones lose too much.
      if problem.candidates[place].worth < leastWorth { break }
      guard isFree(place, in: slot, arc) else { continue }
      let gain = gain(place, in: slot, arc)
      guard gain >= oldGain - Self.mostLoss else { continue }
      let wanted = needs(place)
      let cost = ledger.more(for: wanted, servings: servings)
      let value = value(gain, cost)
      if value > most { (best, most) = ((place, cost), value) }
    }
    return best
  }

  /// Whether a candidate may stand in an open slot: not planned already, not refused, and if a
  /// lunch is made of its leftovers, one that keeps.
  func isFree(_ place: Int, in slot: Int, _ arc: Int?) -> Bool {
    let meal = problem.candidates[place].meal
    guard !cooked.contains(meal), !problem.refused[slot].contains(meal) else { return false }
    return arc.map { problem.may(problem.arcs[$0], leave: place) } ?? true
  }

  /// The gain of a candidate of an open slot, with that of its leftovers.
  func gain(_ place: Int, in slot: Int, _ arc: Int?) -> Float {
    state.gain(of: place, in: slot) + (arc == nil ? 0 : problem.candidates[place].taste)
  }

  private func isFrom(_ slot: Int, _ arc: Int) -> Bool {
    arc >= 0 && problem.arcs[arc].dinner == slot
  }

  func servings(of slot: Int, _ arc: Int?) -> Float {
    let people = prepared.task.request.people
    let owed = prepared.task.owed[problem.slots[slot]]?.servings ?? 0
    return Float(people + (arc == nil ? 0 : people) + owed)
  }

  /// The needs of one serving of a candidate.
  mutating func needs(_ candidate: Int) -> [PackageLedger.Need] {
    let meal = Int(problem.candidates[candidate].meal)
    if let needs = needsOfMeal[meal] { return needs }
    let needs = ledger.needs(of: prepared.options.pool.ids[problem.positions[meal]])
    needsOfMeal[meal] = needs
    return needs
  }

  /// Puts a candidate into an open slot.
  ///
  /// - Parameter isLeaving: whether a lunch is made of its leftovers.
  mutating func put(_ candidate: Int, in slot: Int, leaving isLeaving: Bool) {
    state.place(candidate, in: slot)
    cooked.insert(problem.candidates[candidate].meal)
    ledger.add(needs(candidate), servings: servings(of: slot, isLeaving ? 0 : nil))
  }

  /// Opens a slot, and returns its candidate and the arc to its leftovers.
  mutating func take(_ slot: Int) -> (candidate: Int, arc: Int?) {
    let choice = state.assignment.choices[slot]
    let arc = state.arcOfDinner[slot] < 0 ? nil : state.arcOfDinner[slot]
    if let arc { state.giveBack(arc) }
    state.remove(from: slot)
    cooked.remove(problem.candidates[choice].meal)
    ledger.remove(needs(choice), servings: servings(of: slot, arc))
    return (choice, arc)
  }

  /// Makes the leftovers of a dinner a lunch again.
  mutating func give(_ arc: Int) { state.take(arc) }
}
