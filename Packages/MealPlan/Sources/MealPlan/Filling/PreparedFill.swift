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

  /// An assignment changed so that its packages keep the budget, with their cost; nil if there is
  /// no budget, or no packages are known.
  func keepingBudget(_ assignment: FillAssignment) -> (FillAssignment, Money)? {
    let request = task.request
    guard let packages = request.packages, let budget = request.settings.weeklyBudget,
      !problem.slots.isEmpty
    else { return nil }
    let weeks = Set(problem.slots.map { request.settings.week(of: $0.day).lowerBound }).count
    var search = PackageSearch(self, assignment, packages)
    search.keep(to: Float(budget.hundredths * max(1, weeks)))
    return (
      search.assignment, Money(hundredths: Int(bounded: Double(search.cost)), budget.currency)
    )
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
