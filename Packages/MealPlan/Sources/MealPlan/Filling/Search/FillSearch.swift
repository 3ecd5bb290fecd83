/// Looks for the assignment of most worth: one slot after the other, then again and again some are
/// opened and filled anew, and what is better is kept (large neighbourhood search: Shaw, Using
/// Constraint Programming and Local Search Methods to Solve Vehicle Routing Problems, 1998).
struct FillSearch {
  /// How many times some slots are opened, for each slot that is free.
  static let roundsPerSlot = 16
  /// By how much a change may make the plan worse at first, in points; it falls to nothing.
  static let patience: Float = 0.15
  /// How often all slots are gone through at most at the end.
  private static let mostSweeps = 8
  /// Less than this is no gain.
  private static let leastGain: Float = 1e-4

  /// What a slot held before a round.
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
  /// By slot how much less its meal gained, when it was put there, than the best of the slot is worth.
  var regrets: [Float]
  /// The worth of the plan, apart from what nothing chosen costs.
  private var worth: Float = 0
  /// The slots that are to be filled, and what they and others held.
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

  /// The best assignment that is found.
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

  /// Fills one slot after the other anew, until none of them gains by it.
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

  /// Opens some slots and what depends on them, and fills them in an order of chance.
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

  /// Takes out what is in a slot, and first the leftovers that are made of it.
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

  /// Goes back to what was before the last round.
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
