import MealModels
import SuggestionEngine

/// Proposes meals for any set of meal times at once, as good together as they are found to be.
public struct PlanFiller: Sendable {
  /// What is known of the meals and of the eater's taste.
  public let engine: MealSuggester

  /// Makes a filler over an engine.
  public init(_ engine: MealSuggester) {
    self.engine = engine
  }

  /// Proposes a meal for every slot of a request that no kept entry holds.
  ///
  /// Limits hold for every proposal; a wish bends only where nothing fulfils it, and a problem names
  /// it. The same request and history give the same plan, in whatever order the slots are named.
  public func fill(_ request: FillRequest, history: History) -> FilledPlan {
    let prepared = PreparedFill(FillTask(request, in: engine.pool), engine, history)
    return prepared.plan(prepared.best())
  }
}
