import MealModels

extension MealPool {
  /// The safe meals that fulfil every wish.
  func meals(_ meals: [SafeMeal], fulfilling wishes: Wishes) -> [SafeMeal] {
    meals.filter { meal in
      (wishes.slot.map { slots[meal.index].contains($0) } ?? true)
        && minutes[meal.index] <= wishes.maxMinutes ?? .max
        && (wishes.cuisines.isEmpty || wishes.cuisines.contains(cuisines[meal.index]))
    }
  }

  /// What each wish would open if it alone were relaxed, in the order in which wishes bend.
  ///
  /// The order is cuisine, time, slot; time bends only as far as it must to open something.
  func offers(_ safe: [SafeMeal], _ wishes: Wishes) -> [Relaxation] {
    let fitting = meals(safe, fulfilling: wishes).count
    return Self.softenings(of: wishes).compactMap { softening in
      for step in softening {
        let opened = meals(safe, fulfilling: step.wishes).count - fitting
        if opened > 0 { return Relaxation(change: step.change, mealsOpened: opened) }
      }
      return nil
    }
  }

  /// The safe meals that fulfil the wishes, bent just as far as it takes for one meal to fit.
  ///
  /// The part of the day is kept if it can be, then as little time as possible, then the cuisine:
  /// so cuisine bends first, time second and the part of the day last.
  func nearest(_ safe: [SafeMeal], _ wishes: Wishes) -> (meals: [SafeMeal], bent: [Relaxation]) {
    func isFulfilled(_ wishes: Wishes) -> Bool { !meals(safe, fulfilling: wishes).isEmpty }
    var kept = Wishes(slot: wishes.slot)
    if !isFulfilled(kept) { kept.slot = nil }
    for minutes in Self.timeSteps(from: wishes.maxMinutes) {
      kept.maxMinutes = minutes
      if isFulfilled(kept) { break }
    }
    kept.cuisines = wishes.cuisines
    if !isFulfilled(kept) { kept.cuisines = [] }
    let fitting = meals(safe, fulfilling: kept)
    let bent = Self.changes(from: wishes, to: kept)
    return (fitting, bent.map { Relaxation(change: $0, mealsOpened: fitting.count) })
  }

  private static func changes(from wishes: Wishes, to kept: Wishes) -> [Relaxation.Change] {
    var changes: [Relaxation.Change] = []
    if kept.cuisines != wishes.cuisines {
      changes.append(.anyCuisine(insteadOf: wishes.cuisines))
    }
    if let wished = wishes.maxMinutes, kept.maxMinutes != wished {
      changes.append(.moreTime(minutes: kept.maxMinutes, insteadOf: wished))
    }
    if let slot = wishes.slot, kept.slot != slot {
      changes.append(.anySlot(insteadOf: slot))
    }
    return changes
  }

  /// A wished time and the longer ones that it may become, shortest first; nil is no bound.
  private static func timeSteps(from wished: Int?) -> [Int?] {
    guard let wished else { return [nil] }
    return [wished] + timeSteps.filter { $0 > wished } + [nil]
  }

  /// Minutes that time bends to, the choices of the cooking-time setting.
  static let timeSteps = [10, 15, 20, 30, 45, 60]

  struct Softening: Equatable {
    var change: Relaxation.Change
    var wishes: Wishes
  }

  /// For each wish that is set, in bending order, how it can bend, least first.
  private static func softenings(of wishes: Wishes) -> [[Softening]] {
    var all: [[Softening]] = []
    if !wishes.cuisines.isEmpty {
      var softer = wishes
      softer.cuisines = []
      all.append([Softening(change: .anyCuisine(insteadOf: wishes.cuisines), wishes: softer)])
    }
    if let wished = wishes.maxMinutes {
      all.append(
        timeSteps(from: wished).dropFirst().map { minutes in
          var softer = wishes
          softer.maxMinutes = minutes
          return Softening(change: .moreTime(minutes: minutes, insteadOf: wished), wishes: softer)
        })
    }
    if let slot = wishes.slot {
      var softer = wishes
      softer.slot = nil
      all.append([Softening(change: .anySlot(insteadOf: slot), wishes: softer)])
    }
    return all
  }
}
