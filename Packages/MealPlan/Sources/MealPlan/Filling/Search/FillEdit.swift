import MealModels
import SuggestionEngine

/// A plan that is changed slot by slot.
struct FillEdit {
  private let prepared: PreparedFill
  private var state: FillState
  private var prices = FillState.Prices()

  init(_ prepared: PreparedFill, _ assignment: FillAssignment) {
    self.prepared = prepared
    state = FillState(prepared.problem)
    for (slot, choice) in assignment.choices.enumerated() where choice >= 0 {
      state.place(choice, in: slot)
    }
    for arc in assignment.arcs where arc >= 0 { state.take(arc) }
  }

  var assignment: FillAssignment { state.assignment }

  /// The worth of the plan.
  var worth: Double { FillObjective(of: assignment, in: prepared.problem).total }

  /// The meals that are cooked, by slot.
  var cooked: [Int: Int32] {
    var meals: [Int: Int32] = [:]
    for (slot, choice) in assignment.choices.enumerated() where choice >= 0 {
      meals[slot] = prepared.problem.candidates[choice].meal
    }
    return meals
  }

  /// Puts the best other meal into a slot; unchanged if there is none.
  ///
  /// If the old meal is a dinner with leftovers for a lunch, its replacement has leftovers too, if
  /// possible.
  mutating func chooseAnew(_ slot: Int, without refused: Set<Int32>) {
    let before = self
    let arc = state.arcOfDinner[slot] < 0 ? nil : state.arcOfDinner[slot]
    empty(slot)
    if let arc {
      let leaving = prepared.problem.arcs[arc]
      if let best = state.best(in: slot, leaving: leaving, without: refused, &prices) {
        state.place(best.candidate, in: slot)
        state.take(arc)
        return
      }
    }
    guard let best = state.best(in: slot, without: refused, &prices) else {
      self = before
      return
    }
    state.place(best.candidate, in: slot)
    if let arc { fillAlone(prepared.problem.arcs[arc].lunch) }
  }

  /// Puts a locked meal into a slot.
  ///
  /// - Parameter locked: the locked slots, which keep their meals.
  mutating func settle(_ slot: Int, to candidate: Int, locked: Set<Int>) {
    guard assignment.choices[slot] != candidate else { return }
    let arc = state.arcOfDinner[slot] < 0 ? nil : state.arcOfDinner[slot]
    empty(slot)
    state.place(candidate, in: slot)
    guard let arc else { return }
    let lunch = prepared.problem.arcs[arc].lunch
    if prepared.problem.may(prepared.problem.arcs[arc], leave: candidate) {
      state.take(arc)
    } else if !locked.contains(lunch) {
      fillAlone(lunch)
    }
  }

  /// Changes the meal of a slot to bring a quota nearer.
  ///
  /// If the quota lacks meals, it takes the best meal of the group; if there are too many, the best
  /// of another group. Returns false if there is none.
  mutating func bringNearer(_ quota: Quota, _ slot: Int) -> Bool {
    let problem = prepared.problem
    let group = UInt8(ProteinGroup.allCases.firstIndex(of: quota.group) ?? 0)
    let isWanted = quota.bound == .atLeast
    guard let row = state.row(of: slot), (row.group == group) != isWanted else { return false }
    let unwanted = problem.places(of: slot).filter {
      (problem.rows[Int(problem.candidates[$0].meal)].group == group) != isWanted
    }
    let before = state.assignment.choices[slot]
    chooseAnew(slot, without: Set(unwanted.map { problem.candidates[$0].meal }))
    return state.assignment.choices[slot] != before
  }

  /// Empties a slot, and takes out the leftovers made of its meal.
  private mutating func empty(_ slot: Int) {
    if state.assignment.arcs[slot] >= 0 { state.giveBack(state.assignment.arcs[slot]) }
    if state.arcOfDinner[slot] >= 0 { state.giveBack(state.arcOfDinner[slot]) }
    if state.assignment.choices[slot] >= 0 { state.remove(from: slot) }
  }

  private mutating func fillAlone(_ slot: Int) {
    if let best = state.best(in: slot, &prices) { state.place(best.candidate, in: slot) }
  }

  /// The rank of a slot's meal against the history and the other meals of the plan.
  func standing(of slot: Int) -> HistoryRank {
    let (problem, options) = (prepared.problem, prepared.options)
    guard let meal = cooked[slot] else { return .fresh }
    let position = problem.positions[Int(meal)]
    let choices = options.choices[slot]
    var standing =
      choices.meals.firstIndex(of: position).map { choices.standings[$0] } ?? .fresh
    let near = cooked.filter { other, _ in
      other != slot
        && abs(problem.slots[other].day - problem.slots[slot].day) <= choices.windowDays
    }
    let kept = problem.fixed.filter {
      !$0.isPast && abs($0.slot.day - problem.slots[slot].day) <= choices.windowDays
    }
    if near.values.contains(meal) || kept.contains(where: { $0.meal == position }) {
      standing = max(standing, .repeated)
    }
    let family = options.pool.family(of: position)
    let kin = options.pool.kin(of: position)
    let others = near.values.map { problem.positions[Int($0)] } + kept.map(\.meal)
    let isSimilar = others.contains {
      options.pool.family(of: $0) == family || kin.contains(Int32($0))
    }
    return isSimilar ? max(standing, .similar) : standing
  }

  /// The number of meals by which the plan misses a quota, summed over its windows.
  func shortfall(of quota: Quota) -> Int {
    zip(prepared.problem.quotaWindows, state.quotaCounts).reduce(0) { sum, window in
      window.0.quota == quota ? sum + quota.missed(by: window.1) : sum
    }
  }
}
