import MealModels
import SuggestionEngine

/// An assignment with the counts that determine its worth.
///
/// The effect of a change is computed from only the counts that it affects.
struct FillState {
  let problem: FillProblem
  private(set) var assignment: FillAssignment
  /// How often each trait occurs in each window.
  var traitCounts: [UInt16]
  /// For each window, the traits of which one more is too many, as bits.
  var fullTraits: [SIMD2<UInt64>]
  /// For each repeat window, how often each meal, each family and the kin of each meal occur.
  var mealCounts: [UInt16]
  var familyCounts: [UInt16]
  var kinCounts: [UInt16]
  var quotaCounts: [Int]
  /// The number of meals that each food is bought for, and the gain of one and two more.
  var foodCounts: [UInt16]
  var foodGain: [Float]
  var foodGainTwice: [Float]
  /// How many meals use each food at home, and the foods that no meal uses, as bits.
  private var useCounts: [Int]
  private(set) var unused: UInt64
  private(set) var spent: [Float]
  /// How many lunches of each week are leftovers.
  private(set) var leftovers: [Int]
  /// For each dinner, the arc to its leftovers; -1 for none.
  private(set) var arcOfDinner: [Int]
  private var isFixedTaken: [Bool]
  /// The weight of each trait, by its number.
  let traitWeights: [Float]

  init(_ problem: FillProblem) {
    self.problem = problem
    assignment = FillAssignment(slots: problem.slots.count)
    traitCounts = problem.traitBase
    let windows = problem.repeatWindows.count
    mealCounts = Array(repeating: 0, count: windows * problem.rows.count)
    familyCounts = Array(repeating: 0, count: windows * problem.familyCount)
    kinCounts = mealCounts
    quotaCounts = problem.quotaWindows.map(\.fixed)
    foodCounts = Array(repeating: 0, count: problem.foodCount)
    foodGain = Array(repeating: -problem.weights.opened, count: problem.foodCount)
    foodGain[0] = 0
    foodGainTwice = Array(repeating: 0, count: problem.foodCount)
    useCounts = Array(repeating: 0, count: problem.expiring.count)
    unused = problem.expiring.count == 64 ? .max : (1 << UInt64(problem.expiring.count)) - 1
    spent = problem.budgets.map(\.fixed)
    leftovers = Array(repeating: 0, count: problem.leftoversLeft.count)
    arcOfDinner = Array(repeating: -1, count: problem.slots.count)
    isFixedTaken = Array(repeating: false, count: problem.fixed.count)
    var weights = [Float](repeating: 0, count: FillProblem.traitLimit)
    for row in problem.rows {
      for place in 0..<4 where row.traits[place] > 0 {
        weights[Int(row.traits[place])] = problem.weights.traits[place]
      }
    }
    traitWeights = weights
    fullTraits = Array(repeating: .zero, count: problem.traitWindows.count)
    for window in problem.traitWindows.indices {
      for trait in 0..<FillProblem.traitLimit { note(trait, in: window) }
    }
  }

  /// Records whether one more of a trait is too many in a window.
  private mutating func note(_ trait: Int, in window: Int) {
    let count = Int(traitCounts[window * FillProblem.traitLimit + trait])
    let bit: UInt64 = 1 << UInt64(trait % 64)
    if trait > 0, count >= problem.traitWindows[window].allowance {
      fullTraits[window][trait / 64] |= bit
    } else {
      fullTraits[window][trait / 64] &= ~bit
    }
  }

  /// The meal of a slot.
  func row(of slot: Int) -> MealRow? {
    let choice = assignment.choices[slot]
    return choice < 0 ? nil : problem.rows[Int(problem.candidates[choice].meal)]
  }

  /// Whether a slot is still empty.
  func isOpen(_ slot: Int) -> Bool {
    assignment.choices[slot] < 0 && assignment.arcs[slot] < 0
  }

  /// Whether a lunch may become leftovers by an arc, according to its week and its dinner.
  func isFree(_ arc: Int) -> Bool {
    let (arc, week) = (problem.arcs[arc], problem.weekOfSlot[problem.arcs[arc].lunch])
    guard leftovers[week] < problem.leftoversLeft[week] else { return false }
    if let dinner = arc.dinner { return arcOfDinner[dinner] < 0 }
    return arc.fixed.map { !isFixedTaken[$0] } ?? false
  }
}

extension FillState {
  /// Puts a candidate into its open slot.
  mutating func place(_ candidate: Int, in slot: Int) {
    assignment.choices[slot] = candidate
    count(Int(problem.candidates[candidate].meal), in: slot, by: 1)
  }

  /// Takes the candidate out of a slot without leftovers.
  mutating func remove(from slot: Int) {
    let candidate = assignment.choices[slot]
    assignment.choices[slot] = -1
    count(Int(problem.candidates[candidate].meal), in: slot, by: -1)
  }

  /// Makes an open lunch leftovers.
  mutating func take(_ number: Int) {
    let arc = problem.arcs[number]
    assignment.arcs[arc.lunch] = number
    countLeftovers(of: arc, by: 1)
    if let dinner = arc.dinner { arcOfDinner[dinner] = number }
    if let fixed = arc.fixed { isFixedTaken[fixed] = true }
  }

  /// Takes the leftovers away from a lunch.
  mutating func giveBack(_ number: Int) {
    let arc = problem.arcs[number]
    assignment.arcs[arc.lunch] = -1
    countLeftovers(of: arc, by: -1)
    if let dinner = arc.dinner { arcOfDinner[dinner] = -1 }
    if let fixed = arc.fixed { isFixedTaken[fixed] = false }
  }

  private mutating func countLeftovers(of arc: FillProblem.Arc, by step: Int) {
    leftovers[problem.weekOfSlot[arc.lunch]] += step
    let dish = arc.dinner.flatMap(row(of:))
    guard let group = dish?.group ?? arc.fixed.map({ problem.fixedRows[$0].group }) else { return }
    countQuota(group, on: problem.slots[arc.lunch].day, by: step)
    guard let dish, let dinner = arc.dinner else { return }
    countFoods(dish, by: step)
    let budget = problem.budgetOfSlot[dinner]
    if budget >= 0 { spent[budget] += Float(step) * dish.moreCost }
  }

  private mutating func count(_ meal: Int, in slot: Int, by step: Int) {
    let row = problem.rows[meal]
    let one = UInt16(truncatingIfNeeded: step)
    for window in problem.traitWindowsOfSlot[slot] {
      for place in 0..<4 {
        let trait = Int(row.traits[place])
        traitCounts[window * FillProblem.traitLimit + trait] &+= one
        note(trait, in: window)
      }
    }
    for window in problem.repeatWindowsOfSlot[slot] {
      countRepeat(meal, row.family, in: window, by: one, isMore: step > 0)
    }
    countQuota(row.group, on: problem.slots[slot].day, by: step)
    countFoods(row, by: step)
    var uses = row.uses & problem.usableInSlot[slot]
    while uses != 0 {
      let thing = uses.trailingZeroBitCount
      useCounts[thing] += step
      if useCounts[thing] == 0 {
        unused |= 1 << UInt64(thing)
      } else {
        unused &= ~(1 << UInt64(thing))
      }
      uses &= uses - 1
    }
    let budget = problem.budgetOfSlot[slot]
    if budget >= 0 { spent[budget] += Float(step) * row.cost }
  }

  private mutating func countRepeat(
    _ meal: Int, _ family: Int32, in window: Int, by one: UInt16, isMore: Bool
  ) {
    let place = window * problem.rows.count + meal
    familyCounts[window * problem.familyCount + Int(family)] &+= one
    mealCounts[place] &+= one
    guard mealCounts[place] == (isMore ? 1 : 0) else { return }
    for other in problem.kin[meal] {
      kinCounts[window * problem.rows.count + Int(other)] &+= one
    }
  }

  private mutating func countQuota(_ group: UInt8, on day: Int, by step: Int) {
    for (number, window) in problem.quotaWindows.enumerated()
    where window.lastDay - 6 <= day && day <= window.lastDay && window.group == group {
      quotaCounts[number] += step
    }
  }

  private mutating func countFoods(_ row: MealRow, by step: Int) {
    let cost = problem.weights.opened
    for place in 0..<MealRow.foodLimit {
      let food = Int(row.foods[place])
      guard food > 0 else { continue }
      foodCounts[food] &+= UInt16(truncatingIfNeeded: step)
      let count = foodCounts[food]
      foodGain[food] = count == 0 ? -cost : count == 1 ? cost : 0
      foodGainTwice[food] = count == 1 ? cost : 0
    }
  }
}
