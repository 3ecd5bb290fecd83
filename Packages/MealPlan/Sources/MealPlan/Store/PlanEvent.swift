import MealModels

/// One stored change of the plan.
public enum PlanEvent: Hashable, Sendable {
  /// A meal was planned.
  case added(PlannedMeal)
  /// One field of an entry changed.
  case changed(PlannedMealID, PlanChange)
  /// A planning setting of the household changed.
  case set(PlanSetting)
  /// A week was kept as a template, or the template was changed or deleted.
  case template(WeekTemplate)
}

extension PlanEvent {
  /// The subject of the event; a later event with the same subject replaces this one.
  ///
  /// Nil if no event replaces this one, as for a cooked meal.
  ///
  /// An id contains no slash, so an entry's id is never mistaken for a setting.
  var subject: String? {
    switch self {
    case .changed(_, .cooked): nil
    case .added(let meal): "\(meal.id)/added"
    case .changed(let id, let change): "\(id)/\(change.field.rawValue)"
    case .template(let template): "template/\(template.id)"
    case .set(.firstWeekday): "firstWeekday"
    case .set(.minutes(let time, _)): "minutes-\(time.weekday)-\(time.slot.rawValue)"
    case .set(.evening(let weekday, _)): "evening-\(weekday)"
    case .set(.leftoverLunches): "leftoverLunches"
    case .set(.weeklyBudget): "weeklyBudget"
    }
  }
}
