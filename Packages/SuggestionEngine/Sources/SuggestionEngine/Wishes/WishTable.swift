import MealModels

/// How many safe meals fulfil each part of the wishes, counted in one pass.
///
/// Meals are told apart by whether they are for the slot, from a wished cuisine, and ready within
/// the wished time or one of the longer steps. What any change of the wishes would open is a sum.
struct WishTable {
  /// Minutes that time bends to, the choices of the cooking-time setting.
  static let timeSteps = [10, 15, 20, 30, 45, 60]

  private let wishes: Wishes
  /// The wished time and the longer ones that it may become, shortest first; nil is no bound.
  private let steps: [Int?]
  /// The number of meals by slot, cuisine and first step that is long enough.
  private var counts: [Int]

  init(_ wishes: Wishes, _ safe: [SafeMeal], in pool: MealPool) {
    self.wishes = wishes
    steps = Self.steps(from: wishes.maxMinutes)
    counts = Array(repeating: 0, count: 4 * steps.count)
    let bounds = steps.map { Int32(clamping: $0 ?? .max) }
    let slot = wishes.slot.map { SlotSet([$0]) } ?? SlotSet(MealSlot.allCases)
    let cuisines = CuisineSet(wishes.cuisines.isEmpty ? Set(Cuisine.allCases) : wishes.cuisines)
    for meal in safe {
      let index = meal.index
      var step = 0
      while pool.minutes[index] > bounds[step] { step += 1 }
      let fitsSlot = wishes.slot == nil || !pool.slots[index].isDisjoint(with: slot)
      let fitsCuisine = !pool.cuisines[index].isDisjoint(with: cuisines)
      counts[step * 4 + (fitsSlot ? 2 : 0) + (fitsCuisine ? 1 : 0)] += 1
    }
  }

  /// What each wish would open if it alone were relaxed, in the order in which wishes bend.
  ///
  /// Time bends only as far as it must to open something.
  var possibleRelaxations: [Relaxation] {
    let fitting = count(wishes)
    return softenings.compactMap { steps in
      for step in steps {
        let opened = count(step.wishes) - fitting
        if opened > 0 { return Relaxation(change: step.change, mealsOpened: opened) }
      }
      return nil
    }
  }

  /// The wishes bent just as far as it takes for one meal to fit, and what was bent.
  ///
  /// The part of the day is kept if it can be, then as little time as possible, then the cuisine:
  /// so cuisine bends first, time second and the part of the day last.
  var nearest: (wishes: Wishes, bent: [Relaxation]) {
    var kept = wishes
    kept.cuisines = []
    kept.maxMinutes = nil
    if count(kept) == 0 { kept.slot = nil }
    for minutes in steps {
      kept.maxMinutes = minutes
      if count(kept) > 0 { break }
    }
    kept.cuisines = wishes.cuisines
    if count(kept) == 0 { kept.cuisines = [] }
    let opened = count(kept)
    return (kept, changes(to: kept).map { Relaxation(change: $0, mealsOpened: opened) })
  }

  /// How many meals fulfil these wishes, or softer ones.
  func count(_ softer: Wishes) -> Int {
    let needsSlot = softer.slot != nil
    let needsCuisine = !softer.cuisines.isEmpty
    var sum = 0
    for (step, minutes) in steps.enumerated() {
      for fitsSlot in 0...1 where fitsSlot == 1 || !needsSlot {
        for fitsCuisine in 0...1 where fitsCuisine == 1 || !needsCuisine {
          sum += counts[step * 4 + fitsSlot * 2 + fitsCuisine]
        }
      }
      if minutes == softer.maxMinutes { break }
    }
    return sum
  }

  private func changes(to kept: Wishes) -> [Relaxation.Change] {
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

  /// For each wish that is set, in bending order, how it can bend, least first.
  private var softenings: [[(change: Relaxation.Change, wishes: Wishes)]] {
    var all: [[(change: Relaxation.Change, wishes: Wishes)]] = []
    var softer = wishes
    if !wishes.cuisines.isEmpty {
      softer.cuisines = []
      all.append([(.anyCuisine(insteadOf: wishes.cuisines), softer)])
    }
    if let wished = wishes.maxMinutes {
      softer = wishes
      all.append(
        steps.dropFirst().map { minutes in
          softer.maxMinutes = minutes
          return (.moreTime(minutes: minutes, insteadOf: wished), softer)
        })
    }
    if let slot = wishes.slot {
      softer = wishes
      softer.slot = nil
      all.append([(.anySlot(insteadOf: slot), softer)])
    }
    return all
  }

  private static func steps(from wished: Int?) -> [Int?] {
    guard let wished else { return [nil] }
    return [wished] + timeSteps.filter { $0 > wished } + [nil]
  }
}

extension MealPool {
  /// The safe meals that fulfil every wish that chooses.
  ///
  /// - Parameter count: how many these are.
  func meals(_ meals: [SafeMeal], fulfilling wishes: Wishes, count: Int) -> [SafeMeal] {
    let wished = CuisineSet(wishes.cuisines)
    let slot = wishes.slot.map { SlotSet([$0]) }
    let bound = Int32(clamping: wishes.maxMinutes ?? .max)
    var fitting: [SafeMeal] = []
    fitting.reserveCapacity(count)
    for meal in meals {
      let index = meal.index
      guard minutes[index] <= bound, wished.isEmpty || cuisines[index].isSubset(of: wished),
        slot.map({ !slots[index].isDisjoint(with: $0) }) ?? true
      else { continue }
      fitting.append(meal)
    }
    return fitting
  }
}
