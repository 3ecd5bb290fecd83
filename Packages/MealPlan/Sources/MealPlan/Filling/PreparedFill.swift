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
