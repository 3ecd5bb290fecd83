import MealModels

/// The number of safe meals that fulfil each part of the wishes, counted in one pass.
///
/// Meals are grouped by whether they are for the slot, from a wished cuisine, within the wished
/// nutrition, and ready within the wished time or one of the longer steps. The number of meals that
/// fit any relaxed wishes is then a sum.
struct WishTable {
  /// The minutes to which a wished time can be relaxed: the choices of the cooking-time setting.
  static let timeSteps = [10, 15, 20, 30, 45, 60]

  private let wishes: Wishes
  /// The wished time and the longer times it can be relaxed to, shortest first; nil means no bound.
  private let steps: [Int?]
  /// The number of meals by slot, cuisine, nutrition and the first step that is long enough.
  private var counts: [Int]

  init(_ wishes: Wishes, _ safe: [SafeMeal], in pool: MealPool, _ sides: ServedSides) {
    self.wishes = wishes
    steps = Self.steps(from: wishes.maxMinutes)
    counts = Array(repeating: 0, count: 8 * steps.count)
    let bounds = steps.map { Int32(clamping: $0 ?? .max) }
    let slot = wishes.slot.map { SlotSet([$0]) } ?? SlotSet(MealSlot.allCases)
    let cuisines = CuisineSet(wishes.cuisines.isEmpty ? Set(Cuisine.allCases) : wishes.cuisines)
    let isBounded = !wishes.nutrition.isEmpty
    guard isBounded || steps.count > 1 || !wishes.cuisines.isEmpty else {
      // Every meal fulfils a part that has no wish.
      let fitting = safe.count { !pool.slots[$0.index].isDisjoint(with: slot) }
      counts[7] = wishes.slot == nil ? safe.count : fitting
      counts[5] = safe.count - counts[7]
      return
    }
    let nutrition = NutritionMask(wishedBy: wishes.nutrition)
    for meal in safe {
      let index = meal.index
      var step = 0
      let minutes = sides.minutesThen(of: index)
      while minutes > bounds[step] { step += 1 }
      let fitsSlot = wishes.slot == nil || !pool.slots[index].isDisjoint(with: slot)
      let fitsCuisine = !pool.cuisines[index].isDisjoint(with: cuisines)
      let fitsNutrition = !isBounded || sides.serving(of: index).keeps(nutrition)
      let place = (fitsNutrition ? 4 : 0) + (fitsSlot ? 2 : 0) + (fitsCuisine ? 1 : 0)
      counts[step * 8 + place] += 1
    }
  }

  /// The meals that each wish would open if only that wish were relaxed, in the order in which
  /// wishes are relaxed.
  ///
  /// The time is relaxed only as far as needed for more meals to fit.
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

  /// The wishes, relaxed just far enough for one meal to fit, and the relaxations.
  ///
  /// Cuisine is relaxed first, then time, then the part of the day, and nutrition last. So
  /// nutrition is kept if possible, then the part of the day, then the shortest possible time, then
  /// the cuisine.
  var nearest: (wishes: Wishes, bent: [Relaxation]) {
    var kept = wishes
    kept.cuisines = []
    kept.maxMinutes = nil
    if count(kept) == 0 { kept.slot = nil }
    if count(kept) == 0 {
      kept.nutrition = .none
      kept.slot = wishes.slot
      if count(kept) == 0 { kept.slot = nil }
    }
    for minutes in steps {
      kept.maxMinutes = minutes
      if count(kept) > 0 { break }
    }
    kept.cuisines = wishes.cuisines
    if count(kept) == 0 { kept.cuisines = [] }
    let opened = count(kept)
    return (kept, changes(to: kept).map { Relaxation(change: $0, mealsOpened: opened) })
  }

  /// The number of meals that fulfil these wishes or more relaxed ones.
  func count(_ softer: Wishes) -> Int {
    let needsSlot = softer.slot != nil
    let needsCuisine = !softer.cuisines.isEmpty
    let needsNutrition = !softer.nutrition.isEmpty
    let needed = (needsNutrition ? 4 : 0) + (needsSlot ? 2 : 0) + (needsCuisine ? 1 : 0)
    var sum = 0
    for (step, minutes) in steps.enumerated() {
      for place in 0..<8 where place & needed == needed { sum += counts[step * 8 + place] }
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
    if kept.nutrition != wishes.nutrition {
      changes.append(.anyNutrition(insteadOf: wishes.nutrition))
    }
    return changes
  }

  /// The ways to relax each wish that is set, in the order of relaxation, smallest change first.
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
    if !wishes.nutrition.isEmpty {
      softer = wishes
      softer.nutrition = .none
      all.append([(.anyNutrition(insteadOf: wishes.nutrition), softer)])
    }
    return all
  }

  private static func steps(from wished: Int?) -> [Int?] {
    guard let wished else { return [nil] }
    return [wished] + timeSteps.filter { $0 > wished } + [nil]
  }
}

extension MealPool {
  /// The safe meals that fulfil every wish that filters.
  ///
  /// - Parameter count: the number of these meals.
  func meals(
    _ meals: [SafeMeal], fulfilling wishes: Wishes, count: Int, _ sides: ServedSides
  ) -> [SafeMeal] {
    let wished = CuisineSet(wishes.cuisines)
    let slot = wishes.slot.map { SlotSet([$0]) }
    let bound = Int32(clamping: wishes.maxMinutes ?? .max)
    let isBounded = !wishes.nutrition.isEmpty
    let bounds = NutritionMask(wishedBy: wishes.nutrition)
    if count == meals.count { return meals }
    var fitting: [SafeMeal] = []
    fitting.reserveCapacity(count)
    if bound == .max, wished.isEmpty, !isBounded, let slot {
      // Writes every meal to the next place and advances only if it fits, so that no branch can be
      // mispredicted.
      return [SafeMeal](unsafeUninitializedCapacity: meals.count) { buffer, used in
        for meal in meals {
          buffer.initializeElement(at: used, to: meal)
          used += slots[meal.index].isDisjoint(with: slot) ? 0 : 1
        }
      }
    }
    for meal in meals {
      let index = meal.index
      guard sides.minutesThen(of: index) <= bound,
        wished.isEmpty || cuisines[index].isSubset(of: wished),
        slot.map({ !slots[index].isDisjoint(with: $0) }) ?? true,
        !isBounded || sides.serving(of: index).keeps(bounds)
      else { continue }
      fitting.append(meal)
    }
    return fitting
  }
}
