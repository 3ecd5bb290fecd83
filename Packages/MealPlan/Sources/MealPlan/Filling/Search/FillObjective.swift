import MealModels
import SuggestionEngine

/// The worth of an assignment, computed from the problem alone, term by term.
///
/// The search updates the same sums step by step; this computes them again to check the search.
struct FillObjective: Hashable, Sendable {
  /// The worth of the meals alone, and of leftovers.
  var worths = 0.0
  var leftovers = 0.0
  /// The negative penalties: frequent traits, repeated meals, missed quotas, main foods that only
  /// one meal uses, and the cost beyond the budget.
  var traits = 0.0
  var repeats = 0.0
  var quotas = 0.0
  var opened = 0.0
  var budget = 0.0
  /// The bonus for foods at home that are used in time.
  var expiring = 0.0

  /// The sum.
  var total: Double {
    worths + leftovers + traits + repeats + quotas + opened + budget + expiring
  }

  init(of assignment: FillAssignment, in problem: FillProblem) {
    let chosen = Chosen(assignment, problem)
    for (_, candidate) in chosen.cooked { worths += Double(problem.candidates[candidate].worth) }
    for (arc, candidate) in chosen.leftovers {
      leftovers += Double(arc.worth) + Double(candidate.map { problem.candidates[$0].taste } ?? 0)
    }
    addTraits(chosen, problem)
    addRepeats(chosen, problem)
    addQuotas(chosen, problem)
    addFoods(chosen, problem)
    addBudget(chosen, problem)
  }

  /// The choices of an assignment, as lists.
  private struct Chosen {
    var cooked: [(slot: Int, candidate: Int)] = []
    /// The arcs in use, each with the candidate of its dinner; nil if the dinner is fixed.
    var leftovers: [(arc: FillProblem.Arc, candidate: Int?)] = []

    init(_ assignment: FillAssignment, _ problem: FillProblem) {
      for (slot, candidate) in assignment.choices.enumerated() where candidate >= 0 {
        cooked.append((slot, candidate))
      }
      for number in assignment.arcs where number >= 0 {
        let arc = problem.arcs[number]
        leftovers.append((arc, arc.dinner.map { assignment.choices[$0] }))
      }
    }
  }

  private mutating func addTraits(_ chosen: Chosen, _ problem: FillProblem) {
    for (number, window) in problem.traitWindows.enumerated() {
      var counts = problem.traitBase[
        number * FillProblem.traitLimit..<(number + 1) * FillProblem.traitLimit
      ].map { Int($0) }
      var kinds = [UInt16: Int]()
      for row in problem.fixedRows + problem.rows {
        for place in 0..<4 { kinds[row.traits[place]] = place }
      }
      for (slot, candidate) in chosen.cooked where problem.traitWindowsOfSlot[slot].contains(number)
      {
        let row = problem.rows[Int(problem.candidates[candidate].meal)]
        for place in 0..<4 { counts[Int(row.traits[place])] += 1 }
      }
      for (trait, count) in counts.enumerated() where trait > 0 && count > window.allowance {
        let weight = problem.weights.traits[kinds[UInt16(trait)] ?? 0] * window.scale
        traits -= Double(weight) * Double(count - window.allowance)
      }
    }
  }

  private mutating func addRepeats(_ chosen: Chosen, _ problem: FillProblem) {
    for number in problem.repeatWindows.indices {
      let meals = chosen.cooked.filter { problem.repeatWindowsOfSlot[$0.slot].contains(number) }
        .map { problem.candidates[$0.candidate].meal }
      let different = Set(meals)
      let families = Set(meals.map { problem.rows[Int($0)].family })
      let kin = different.reduce(0) { count, meal in
        count + problem.kin[Int(meal)].count { different.contains($0) }
      }
      repeats -= Double(problem.weights.repeated) * Double(meals.count - different.count)
      repeats -= Double(problem.weights.similar) * Double(meals.count - families.count + kin / 2)
    }
  }

  private mutating func addQuotas(_ chosen: Chosen, _ problem: FillProblem) {
    let eaten =
      chosen.cooked.map {
        (problem.slots[$0.slot].day, problem.rows[Int(problem.candidates[$0.candidate].meal)])
      }
      + chosen.leftovers.map { arc, candidate in
        (
          problem.slots[arc.lunch].day,
          candidate.map { problem.rows[Int(problem.candidates[$0].meal)] }
            ?? problem.fixedRows[arc.fixed ?? 0]
        )
      }
    for window in problem.quotaWindows {
      let count =
        window.fixed
        + eaten.count { day, row in
          (window.lastDay - 6...window.lastDay).contains(day)
            && ProteinGroup.allCases[Int(row.group)] == window.quota.group
        }
      quotas -= Double(problem.weights.quota) * Double(window.quota.missed(by: count))
    }
  }

  private mutating func addFoods(_ chosen: Chosen, _ problem: FillProblem) {
    var counts = Array(repeating: 0, count: problem.foodCount)
    var used: UInt64 = 0
    func add(_ candidate: Int) {
      let row = problem.rows[Int(problem.candidates[candidate].meal)]
      for place in row.foods.indices where row.foods[place] > 0 {
        counts[Int(row.foods[place])] += 1
      }
    }
    for (slot, candidate) in chosen.cooked {
      add(candidate)
      used |=
        problem.rows[Int(problem.candidates[candidate].meal)].uses & problem.usableInSlot[slot]
    }
    for candidate in chosen.leftovers.compactMap(\.candidate) { add(candidate) }
    opened -= Double(problem.weights.opened) * Double(counts.count { $0 == 1 })
    for (place, thing) in problem.expiring.enumerated() where used >> UInt64(place) & 1 == 1 {
      expiring += Double(thing.worth)
    }
  }

  private mutating func addBudget(_ chosen: Chosen, _ problem: FillProblem) {
    for (number, week) in problem.budgets.enumerated() {
      var spent = Double(week.fixed)
      for (slot, candidate) in chosen.cooked where problem.budgetOfSlot[slot] == number {
        spent += Double(problem.rows[Int(problem.candidates[candidate].meal)].cost)
      }
      for (arc, candidate) in chosen.leftovers {
        guard let candidate, let dinner = arc.dinner, problem.budgetOfSlot[dinner] == number else {
          continue
        }
        spent += Double(problem.rows[Int(problem.candidates[candidate].meal)].moreCost)
      }
      budget -= Double(week.rate) * max(0, spent - Double(week.limit))
    }
  }
}

extension Quota {
  /// The number of meals by which a count exceeds or falls short of the quota.
  func missed(by count: Int) -> Int {
    switch bound {
    case .atLeast: max(0, meals - count)
    case .atMost: max(0, count - meals)
    }
  }
}
