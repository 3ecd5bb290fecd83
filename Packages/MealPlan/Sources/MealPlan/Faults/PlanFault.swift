/// A fault of an entry on the plan.
public enum PlanFault: Hashable, Sendable {
  /// The source of the leftovers is no longer on the plan.
  case leftoversOfNothing(PlannedMealID)
  /// The source of the leftovers is not eaten before them.
  case leftoversTooEarly(PlannedMealID)
  /// The source of the leftovers was skipped.
  case leftoversOfSkipped(PlannedMealID)
  /// The source of the leftovers is leftovers itself.
  case leftoversOfLeftovers(PlannedMealID)
  /// The leftovers are this many days old, which is longer than the cooked meal keeps.
  case leftoversTooOld(PlannedMealID, days: Int, keeping: Int)
  /// Fewer servings are cooked than are eaten then and later.
  case tooFewServings(PlannedMealID, cooked: Int, eaten: Int)
  /// The recipe no longer exists, so its contents are unknown.
  case recipeGone(PlannedMealID)
  /// The meal breaks limits of its eaters, in the words of the limits and their order.
  case breaksLimits(PlannedMealID, [String])

  /// The entry that has the fault.
  public var entry: PlannedMealID {
    switch self {
    case .leftoversOfNothing(let id), .leftoversTooEarly(let id), .leftoversOfSkipped(let id),
      .leftoversOfLeftovers(let id), .leftoversTooOld(let id, _, _), .tooFewServings(let id, _, _),
      .recipeGone(let id), .breaksLimits(let id, _):
      id
    }
  }
}
