import DesignSystem
import MealModels
import MealPlan
import PlanningPresentation
import ScreenParts

extension EditWords {
  /// What an event of the plan says of a field.
  func value(of event: PlanEvent, _ field: String) -> MergeInput.Value? {
    switch event {
    case .changed(_, let change): value(of: change)
    case .added(let meal): value(of: meal, field)
    case .set(let setting): value(of: setting)
    }
  }

  private func value(of change: PlanChange) -> MergeInput.Value {
    switch change {
    case .slot(let slot, _): .text(copy.timeSpoken(of: PlannerPlace(slot.day, slot.slot)))
    case .content(let content): .text(content.title)
    case .servings(let count): Self.text(count.map(String.init))
    case .eaters(let names):
      .text(
        names.isEmpty
          ? copy("merge.everybody") : copy.list(names.map { copy.eater(named: $0) }))
    case .note(let text): Self.text(text)
    case .state(let state): .text(copy(CopyKey("merge.state.\(state.rawValue)")))
    case .cooked(let meal): Self.text(meal?.lines.joined(separator: ", "))
    case .isLocked(let isLocked): .text(copy(isLocked ? "merge.locked" : "merge.unlocked"))
    case .accepted(let breaches):
      // What is broken stands behind whose limit it is and the meal.
      Self.text(
        Set(breaches.compactMap { $0.split(separator: "/", maxSplits: 2).last })
          .sorted().joined(separator: ", "))
    case .isRemoved(let isRemoved): isRemoved ? .deleted : .text(copy("merge.kept"))
    }
  }

  /// What a planned meal was when it was added.
  private func value(of meal: PlannedMeal, _ field: String) -> MergeInput.Value? {
    switch field {
    case "slot": value(of: .slot(meal.slot, position: meal.position))
    case "servings": value(of: .servings(meal.servings))
    case "eaters": value(of: .eaters(meal.eaters))
    case "note": value(of: .note(meal.note))
    case "state": value(of: .state(meal.state))
    case "isLocked": value(of: .isLocked(meal.isLocked))
    case "accepted": value(of: .accepted(meal.accepted))
    case "content", "added", "": value(of: .content(meal.content))
    default: nil
    }
  }

  private func value(of setting: PlanSetting) -> MergeInput.Value {
    switch setting {
    case .firstWeekday(let day): .text(copy(CopyKey("weekday.\(day)")))
    case .minutes(_, let count): .text(count.map(copy.spokenMinutes) ?? copy("merge.standard"))
    case .evening(_, let isBusy):
      .text(copy(isBusy ? "merge.evening.busy" : "merge.evening.free"))
    case .leftoverLunches(let count): .text(String(count))
    case .weeklyBudget(let money):
      .text(money.map(copy.price) ?? copy("connections.budget.none"))
    }
  }
}
