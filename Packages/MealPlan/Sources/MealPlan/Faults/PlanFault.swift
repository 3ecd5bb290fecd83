/// What is wrong with an entry that stands on the plan.
public enum PlanFault: Hashable, Sendable {
  /// What the leftovers are of is not on the plan any more.
  case leftoversOfNothing(PlannedMealID)
  /// What the leftovers are of is eaten no earlier than they.
  case leftoversTooEarly(PlannedMealID)
  /// What the leftovers are of was skipped.
  case leftoversOfSkipped(PlannedMealID)
  /// What the leftovers are of is leftovers itself.
  case leftoversOfLeftovers(PlannedMealID)
  /// The leftovers are of so many days before, which is longer than what was cooked keeps.
  case leftoversTooOld(PlannedMealID, days: Int, keeping: Int)
  /// Fewer servings are cooked than are eaten then and later.
  case tooFewServings(PlannedMealID, cooked: Int, eaten: Int)
  /// The recipe is gone, so that nobody can tell what is in it.
  case recipeGone(PlannedMealID)
  /// What is eaten breaks limits of who eats it, in the words of the limits and their order.
  case breaksLimits(PlannedMealID, [String])

  /// The entry that it is about.
  public var entry: PlannedMealID {
    switch self {
    case .leftoversOfNothing(let id), .leftoversTooEarly(let id), .leftoversOfSkipped(let id),
      .leftoversOfLeftovers(let id), .leftoversTooOld(let id, _, _), .tooFewServings(let id, _, _),
      .recipeGone(let id), .breaksLimits(let id, _):
      id
    }
  }
}
