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
    let prepared = PreparedFill(FillTask(request, in: engine.pool), engine, history)
    let best = prepared.best()
    guard let (kept, cost) = prepared.keepingBudget(best) else { return prepared.plan(best) }
    var plan = prepared.plan(kept)
    plan.packages = cost
    return plan
  }
}
