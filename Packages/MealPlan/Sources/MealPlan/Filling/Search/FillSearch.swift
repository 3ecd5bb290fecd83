/// Looks for the assignment of most worth: one slot after the other, then again and again some are
/// opened and filled anew, and what is better is kept (large neighbourhood search: Shaw, Using
/// Constraint Programming and Local Search Methods to Solve Vehicle Routing Problems, 1998).
struct FillSearch {
  /// How many times some slots are opened, for each slot that is free.
  static let roundsPerSlot = 8
  /// By how much a change may make the plan worse at first, in points; it falls to nothing.
  static let patience: Float = 0.15

  private(set) var state: FillState
  /// The slots that may change.
  let free: [Int]
  private var chance: FillChance
  private var prices = FillState.Prices()
  /// The worth of the plan, apart from what nothing chosen costs.
  private var worth: Float = 0
  private var isFree: [Bool]

  init(_ state: FillState, free: [Int], seed: UInt64) {
    self.state = state
    self.free = free
    chance = FillChance(seed: seed)
    isFree = Array(repeating: false, count: state.problem.slots.count)
    for slot in free { isFree[slot] = true }
  }

  /// The best assignment that is found.
  mutating func run() -> FillAssignment {
    for slot in free where state.isOpen(slot) { worth += fill(slot) }
    polish()
    guard free.count > 1 else { return state.assignment }
    var best = (state.assignment, worth)
    let rounds = Self.roundsPerSlot * free.count
    for round in 0..<rounds {
      let before = (worth, state.assignment)
      refill(someSlots())
      let allowed = Self.patience * (1 - Float(round) / Float(rounds)) * chance.unit()
      if worth < before.0 - allowed {
        restore(before.1)
        worth = before.0
      } else if worth > best.1 + 1e-4 {
        best = (state.assignment, worth)
      }
    }
    restore(best.0)
    worth = best.1
    polish()
    return state.assignment
  }

  /// Fills one slot after the other anew, until none of them gains by it.
  private mutating func polish() {
    for _ in 0..<Self.mostSweeps {
      let before = (worth, state.assignment)
      for slot in free { refill([slot]) }
      guard worth > before.0 + 1e-4 else {
        if worth < before.0 {
          restore(before.1)
          worth = before.0
        }
        return
      }
    }
  }

  private static let mostSweeps = 8

  // MARK: - Opening

  /// Some slots that are near each other in one way or another.
  private mutating func someSlots() -> [Int] {
    let start = free[chance.below(free.count)]
    switch chance.below(4) {
    case 0:
      return [start] + (0..<1 + chance.below(3)).map { _ in free[chance.below(free.count)] }
    case 1:
      return Array(free.filter { $0 >= start }.prefix(3 + chance.below(2)))
    case 2:
      let part = state.problem.slots[start].slot
      let same = free.filter { state.problem.slots[$0].slot == part }
      return [start] + (0..<2).map { _ in same[chance.below(same.count)] }
    default:
      guard !state.problem.arcs.isEmpty else { return [start] }
      return lunchAndDinner()
    }
  }

  /// A lunch that may be leftovers, its dinner, and where the week has enough of them another lunch.
  private mutating func lunchAndDinner() -> [Int] {
    let arc = state.problem.arcs[chance.below(state.problem.arcs.count)]
    var slots = [arc.lunch, arc.dinner].compactMap(\.self)
    let week = state.problem.weekOfSlot[arc.lunch]
    if state.leftovers[week] >= state.problem.leftoversLeft[week] {
      let taken = free.filter {
        state.assignment.arcs[$0] >= 0 && state.problem.weekOfSlot[$0] == week
      }
      if !taken.isEmpty { slots.append(taken[chance.below(taken.count)]) }
    }
    return slots.filter { isFree[$0] }
  }

  /// Opens some slots and what depends on them, and fills them in an order of chance.
  private mutating func refill(_ slots: [Int]) {
    var opened: [Int] = []
    for slot in slots where !state.isOpen(slot) { open(slot, &opened) }
    while !opened.isEmpty {
      let slot = opened.remove(at: opened.count == 1 ? 0 : chance.below(opened.count))
      if state.isOpen(slot) { worth += fill(slot) }
    }
  }

  /// Takes out what is in a slot, and first the leftovers that are made of it.
  private mutating func open(_ slot: Int, _ opened: inout [Int]) {
    if state.assignment.arcs[slot] >= 0 {
      let arc = state.assignment.arcs[slot]
      state.giveBack(arc)
      worth -= state.gain(ofLeftovers: arc) ?? 0
      opened.append(slot)
      return
    }
    let arc = state.arcOfDinner[slot]
    if arc >= 0 {
      guard isFree[state.problem.arcs[arc].lunch] else { return }
      open(state.problem.arcs[arc].lunch, &opened)
    }
    let candidate = state.assignment.choices[slot]
    state.remove(from: slot)
    state.setPrices(of: slot, leaving: nil, in: &prices)
    worth -= state.gain(of: candidate, in: slot, prices)
    opened.append(slot)
  }

  // MARK: - Filling

  /// Fills an open slot with what gains most by itself, or together with an open lunch.
  ///
  /// - Returns: what it gains.
  private mutating func fill(_ slot: Int) -> Float {
    let problem = state.problem
    let cooked = state.best(in: slot, &prices)
    var gain = cooked?.gain ?? -.infinity
    var arc: Int?
    for number in problem.arcsTo[slot] where state.isFree(number) {
      guard let more = state.gain(ofLeftovers: number), more > gain else { continue }
      (gain, arc) = (more, number)
    }
    if let arc {
      state.take(arc)
      return gain
    }
    if let pair = pair(at: slot, instead: gain) {
      state.place(pair.candidate, in: slot)
      state.take(pair.arc)
      return pair.gain
    }
    guard let cooked else { return 0 }
    state.place(cooked.candidate, in: slot)
    return cooked.gain
  }

  /// A dinner with leftovers at an open lunch, where both together gain more than each by itself.
  private mutating func pair(
    at dinner: Int, instead gain: Float
  ) -> (candidate: Int, arc: Int, gain: Float)? {
    var best: (candidate: Int, arc: Int, gain: Float)?
    var advantage: Float = 0
    for number in state.problem.arcsFrom[dinner] where state.isFree(number) {
      let arc = state.problem.arcs[number]
      guard isFree[arc.lunch], state.isOpen(arc.lunch),
        let together = state.best(in: dinner, leaving: arc, &prices)
      else { continue }
      let alone = state.best(in: arc.lunch, &prices)?.gain ?? 0
      guard together.gain - gain - alone > advantage else { continue }
      advantage = together.gain - gain - alone
      best = (together.candidate, number, together.gain)
    }
    return best
  }

  /// Goes back to an assignment.
  private mutating func restore(_ assignment: FillAssignment) {
    let now = state.assignment
    let changed = free.filter {
      now.choices[$0] != assignment.choices[$0] || now.arcs[$0] != assignment.arcs[$0]
    }
    var opened: [Int] = []
    for slot in changed where !state.isOpen(slot) { open(slot, &opened) }
    let open = Set(opened + changed)
    for slot in open.sorted() where assignment.choices[slot] >= 0 {
      state.place(assignment.choices[slot], in: slot)
    }
    for slot in open.sorted() where assignment.arcs[slot] >= 0 { state.take(assignment.arcs[slot]) }
  }
}
