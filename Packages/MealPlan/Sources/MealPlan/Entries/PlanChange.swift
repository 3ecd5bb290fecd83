import MealModels

/// A change of one field of one entry, so that two devices that change two fields both have their way.
public enum PlanChange: Hashable, Sendable {
  /// It is eaten at another time, at that place among the entries there.
  case slot(PlanSlot, position: Double)
  /// Something else is eaten.
  case content(PlannedMeal.Content)
  /// So many servings are cooked; nil for those of the recipe.
  case servings(Int?)
  /// These people eat it; empty for everybody.
  case eaters([String])
  /// The note says something else.
  case note(String)
  /// Something became of it.
  case state(PlannedMeal.State)
  /// It was locked or unlocked.
  case isLocked(Bool)
  /// What it breaks was seen and accepted.
  case accepted(Set<String>)
  /// It was taken off the plan, or put back.
  case isRemoved(Bool)
}

/// One change of the plan, as it is stored.
public enum PlanEvent: Hashable, Sendable {
  /// A meal was planned.
  case added(PlannedMeal)
  /// One field of an entry changed.
  case changed(PlannedMealID, PlanChange)
  /// How this household plans changed.
  case set(PlanSetting)
}
