extension FillSearch {
  /// A random selection of related slots.
  mutating func someSlots() -> [Int] {
    let start = poorSlot()
    switch chance.below(4) {
    case 0:
      return [start] + (0..<1 + chance.below(3)).map { _ in free[chance.below(free.count)] }
    case 1:
      return Array(free.filter { $0 >= start }.prefix(3 + chance.below(2)))
    case 2:
      return [start] + some(2 + chance.below(6), like: start)
    default:
      return state.problem.arcs.isEmpty ? [start] : lunchAndDinner()
    }
  }

  /// A random slot, mostly one with a high regret.
  private mutating func poorSlot() -> Int {
    var poorest = free[chance.below(free.count)]
    for _ in 0..<2 {
      let other = free[chance.below(free.count)]
      if regrets[other] > regrets[poorest] { poorest = other }
    }
    return poorest
  }

  /// Some slots of the same part of the day.
  private mutating func some(_ count: Int, like slot: Int) -> [Int] {
    let part = state.problem.slots[slot].slot
    let same = free.filter { state.problem.slots[$0].slot == part }
    return (0..<count).map { _ in same[chance.below(same.count)] }
  }

  /// A lunch that may be leftovers, and its dinner.
  ///
  /// If the week already has enough lunches of leftovers, one of these is added.
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

  /// Fills an open slot with the meal with the highest gain, alone or together with an open lunch.
  ///
  /// - Returns: the gain.
  mutating func fill(_ slot: Int) -> Float {
    let cooked = state.best(in: slot, &prices)
    var gain = cooked?.gain ?? -.infinity
    var arc: Int?
    for number in state.problem.arcsTo[slot] where state.isFree(number) {
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
    regrets[slot] = state.problem.mostTaste[slot] - cooked.gain
    state.place(cooked.candidate, in: slot)
    return cooked.gain
  }

  /// Chooses a dinner with leftovers at an open lunch if the pair gains more than each alone.
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
}
