import MealModels

/// One change of the plan, as it is stored.
public enum PlanEvent: Hashable, Sendable {
  /// A meal was planned.
  case added(PlannedMeal)
  /// One field of an entry changed.
  case changed(PlannedMealID, PlanChange)
  /// How this household plans changed.
  case set(PlanSetting)
}

extension PlanEvent {
  /// What it is about: a later event about the same makes it moot; nil where none does, as of what was
  /// cooked.
  ///
  /// An id holds no slash, so that what is about an entry is never taken for a setting.
  var subject: String? {
    switch self {
    case .changed(_, .cooked): nil
    case .added(let meal): "\(meal.id)/added"
    case .changed(let id, let change): "\(id)/\(change.field.rawValue)"
    case .set(.firstWeekday): "firstWeekday"
    case .set(.minutes(let time, _)): "minutes-\(time.weekday)-\(time.slot.rawValue)"
    case .set(.evening(let weekday, _)): "evening-\(weekday)"
    case .set(.leftoverLunches): "leftoverLunches"
    case .set(.weeklyBudget): "weeklyBudget"
    }
  }
}
