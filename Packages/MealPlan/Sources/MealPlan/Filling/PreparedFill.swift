import MealModels
import SuggestionEngine

/// A task with what there is to choose from, and the problem that follows from both.
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

  /// The dish of a slot, also of one that is leftovers, as a number of the problem; nil for none.
  func dish(of slot: Int, in assignment: FillAssignment) -> Int32? {
    if assignment.choices[slot] >= 0 { return problem.candidates[assignment.choices[slot]].meal }
    guard assignment.arcs[slot] >= 0, let dinner = problem.arcs[assignment.arcs[slot]].dinner else {
      return nil
    }
    return problem.candidates[assignment.choices[dinner]].meal
  }
}
