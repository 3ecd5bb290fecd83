/// Searches for the assignment with the highest worth.
///
/// It fills one slot after the other. Then it repeatedly opens some slots, fills them again, and
/// keeps the better assignment (large neighbourhood search: Shaw, Using Constraint Programming and
/// Local Search Methods to Solve Vehicle Routing Problems, 1998).
struct FillSearch {
  /// The number of rounds that open slots, for each free slot.
  static let roundsPerSlot = 16
  /// By how much a change may make the plan worse, in points; it falls to zero during the search.
  static let patience: Float = 0.15
  /// The most final passes over all slots.
  private static let mostSweeps = 8
  /// The smallest difference that is a gain.
  private static let leastGain: Float = 1e-4

  /// The former content of a slot, before a round.
  private struct Former {
    var slot: Int
    var choice: Int
    var arc: Int
  }

  var state: FillState
  /// The slots that may change.
  let free: [Int]
  var isFree: [Bool]
  var chance: FillChance
  var prices = FillState.Prices()
  /// For each slot, how far its meal's gain was below the slot's best gain when it was chosen.
  var regrets: [Float]
  /// The worth of the plan, apart from the cost of empty slots.
  private var worth: Float = 0
  /// The slots to fill, and the former contents of all changed slots.
  private var opened: [Int] = []
  private var former: [Former] = []

  init(_ state: FillState, free: [Int], seed: UInt64) {
    self.state = state
    self.free = free
    chance = FillChance(seed: seed)
    isFree = Array(repeating: false, count: state.problem.slots.count)
    regrets = Array(repeating: 0, count: state.problem.slots.count)
    for slot in free { isFree[slot] = true }
  }

  /// The best assignment that the search finds.
  mutating func run() -> FillAssignment {
    for slot in free where state.isOpen(slot) { worth += fill(slot) }
    polish()
    guard free.count > 1 else { return state.assignment }
    var best = (assignment: state.assignment, worth: worth)
    let rounds = Self.roundsPerSlot * free.count
    for round in 0..<rounds {
      let before = worth
      refill(someSlots())
      let allowed = Self.patience * (1 - Float(round) / Float(rounds)) * chance.unit()
      if worth < before - allowed {
        undo(to: before)
      } else if worth > best.worth + Self.leastGain {
        best = (state.assignment, worth)
      }
    }
    restart(from: best.assignment, best.worth)
    polish()
    return state.assignment
  }

  /// Refills one slot after the other until no slot improves.
  private mutating func polish() {
    for _ in 0..<Self.mostSweeps {
      let before = worth
      for slot in free {
        let now = worth
        refill([slot])
        if worth < now { undo(to: now) }
      }
      guard worth > before + Self.leastGain else { return }
    }
  }

  /// Opens some slots and their dependents, and fills them in a random order.
  private mutating func refill(_ slots: [Int]) {
    former.removeAll(keepingCapacity: true)
    for slot in slots where !state.isOpen(slot) { open(slot) }
    while !opened.isEmpty {
      let place = opened.count == 1 ? 0 : chance.below(opened.count)
      opened.swapAt(place, opened.count - 1)
      let slot = opened.removeLast()
      if state.isOpen(slot) { worth += fill(slot) }
    }
  }

  /// Empties a slot, after removing the leftovers of its meal.
  private mutating func open(_ slot: Int) {
    let arc = state.assignment.arcs[slot]
    if arc >= 0 {
      former.append(Former(slot: slot, choice: -1, arc: arc))
      state.giveBack(arc)
      worth -= state.gain(ofLeftovers: arc) ?? 0
      opened.append(slot)
      return
    }
    let leaving = state.arcOfDinner[slot]
    if leaving >= 0 {
      guard isFree[state.problem.arcs[leaving].lunch] else { return }
      open(state.problem.arcs[leaving].lunch)
    }
    let choice = state.assignment.choices[slot]
    former.append(Former(slot: slot, choice: choice, arc: -1))
    state.remove(from: slot)
    worth -= state.gain(of: choice, in: slot)
    opened.append(slot)
  }

  /// Restores the state before the last round.
  private mutating func undo(to before: Float) {
    for slot in former { clear(slot.slot) }
    for slot in former where slot.choice >= 0 { state.place(slot.choice, in: slot.slot) }
    for slot in former where slot.arc >= 0 { state.take(slot.arc) }
    worth = before
  }

  private mutating func clear(_ slot: Int) {
    if state.assignment.arcs[slot] >= 0 { state.giveBack(state.assignment.arcs[slot]) }
    if state.arcOfDinner[slot] >= 0 { state.giveBack(state.arcOfDinner[slot]) }
    if state.assignment.choices[slot] >= 0 { state.remove(from: slot) }
  }

  private mutating func restart(from assignment: FillAssignment, _ worth: Float) {
    for slot in free { clear(slot) }
    for slot in free where assignment.choices[slot] >= 0 {
      state.place(assignment.choices[slot], in: slot)
    }
    for slot in free where assignment.arcs[slot] >= 0 { state.take(assignment.arcs[slot]) }
    self.worth = worth
  }
}
