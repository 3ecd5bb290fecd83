import MealModels
import SuggestionEngine

/// A task with its meal options, and the problem made from both.
struct PreparedFill: Sendable {
  let task: FillTask
  let options: MealOptions
  let problem: FillProblem

  init(_ task: FillTask, _ engine: MealSuggester, _ history: History) {
    self.task = task
    options = engine.options(
      task.request.each, at: task.occasions, shortlist: task.shortlist, history: history)
    problem = FillProblem(task, options)
  }

  /// The best assignment that is found.
  func best() -> FillAssignment {
    var search = FillSearch(
      FillState(problem), free: Array(problem.slots.indices), seed: task.request.each.seed)
    return search.run()
  }

  /// The most that the packages of the filled weeks should cost; nil if there is no budget.
  var budget: Money? {
    let settings = task.request.settings
    guard let budget = settings.weeklyBudget else { return nil }
    let weeks = Set(problem.slots.map { settings.week(of: $0.day).lowerBound }).count
    return Money(hundredths: budget.hundredths * max(1, weeks), budget.currency)
  }

  /// An assignment as a plan, changed so that its packages keep a budget.
  ///
  /// Without a budget, or if no packages are known, it stays as it is.
  func plan(_ assignment: FillAssignment, within budget: Money?) -> FilledPlan {
    guard let packages = task.request.packages, let budget, !problem.slots.isEmpty else {
      return plan(assignment)
    }
    var search = PackageSearch(self, assignment, packages)
    search.keep(to: Float(budget.hundredths))
    var plan = plan(search.assignment)
    plan.packages = Money(hundredths: Int(bounded: Double(search.cost)), budget.currency)
    return plan
  }

  /// The dish of a slot or, for leftovers, of their source, as a number in the problem.
  ///
  /// Nil if the slot has no dish.
  func dish(of slot: Int, in assignment: FillAssignment) -> Int32? {
    if assignment.choices[slot] >= 0 { return problem.candidates[assignment.choices[slot]].meal }
    guard assignment.arcs[slot] >= 0, let dinner = problem.arcs[assignment.arcs[slot]].dinner else {
      return nil
    }
    return problem.candidates[assignment.choices[dinner]].meal
  }
}
