import MealModels
import SuggestionEngine

/// Proposes meals for any set of meal times at once, as good together as they can be found to be.
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
    FilledPlan()
  }

  /// Proposes other meals for some slots of a plan; the other proposals stay as they are.
  ///
  /// What was proposed there is not proposed there again. Leftovers of a slot that is filled anew stay
  /// leftovers of it where another dish that keeps fits, and are filled anew themselves otherwise.
  ///
  /// - Parameter request: the request that the plan answers.
  public func reroll(
    _ slots: Set<PlanSlot>, of plan: FilledPlan, _ request: FillRequest, history: History
  ) -> FilledPlan {
    plan
  }

  /// The plan of a request with some meals settled, and others asked for again, without anything kept
  /// in between.
  ///
  /// Asking for another meal in a slot changes that slot alone. A lock changes its own slot, and
  /// another one only where the meal there would come twice, would be nearly the same as the locked
  /// one, or would break a quota that was kept.
  ///
  /// - Parameters:
  ///   - locks: the meals that are settled.
  ///   - rerolls: the slots in which another meal was asked for, in that order, a slot once for each
  ///     time.
  public func week(
    _ request: FillRequest, locks: [PlanSlot: MealID] = [:], rerolls: [PlanSlot] = [],
    history: History
  ) throws(FillError) -> FilledPlan {
    FilledPlan()
  }
}
