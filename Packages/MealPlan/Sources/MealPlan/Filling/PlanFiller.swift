import MealModels
import SuggestionEngine

/// Proposes meals for any set of slots at once, searching for the best combination.
public struct PlanFiller: Sendable {
  /// The meals and the eater's taste, as the suggester knows them.
  public let engine: MealSuggester

  /// Makes a filler over an engine.
  public init(_ engine: MealSuggester) {
    self.engine = engine
  }

  /// Proposes a meal for every slot of a request that has no kept entry.
  ///
  /// Every proposal keeps the limits. A wish is relaxed only if no meal meets it, and then the plan
  /// lists a problem. The same request and history give the same plan, whatever the order of the
  /// slots.
  public func fill(_ request: FillRequest, history: History) -> FilledPlan {
    fill(request, history: history) { _ in nil }
  }

  /// Proposes a meal for every slot, and then cheaper meals as long as a caller asks for them.
  ///
  /// The caller may know more about the cost than the packages tell. A further attempt takes
  /// little time, because the filler keeps its first choice.
  ///
  /// - Parameter limit: returns what the packages should cost at most instead; nil to end.
  /// - Returns: the last plan.
  public func fill(
    _ request: FillRequest, history: History, tightening limit: (FilledPlan) -> Money?
  ) -> FilledPlan {
    let prepared = PreparedFill(FillTask(request, in: engine.pool), engine, history)
    let best = prepared.best()
    var plan = prepared.plan(best, within: prepared.budget)
    while let limit = limit(plan), plan.packages != nil {
      plan = prepared.plan(best, within: limit)
    }
    return plan
  }
}
