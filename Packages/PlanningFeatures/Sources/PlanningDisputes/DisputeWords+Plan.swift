import DesignSystem
import Journal
import MealModels
import MealPlan
import PlanningPresentation
import ScreenParts
import SharingFeatures

extension DisputeWords {
  /// The words of conflicts about the plan.
  public static func plan(_ plan: Plan, _ copy: Copy) -> DisputeWords {
    let stream = EventStream<Plan, PlanEvent>.plan
    return DisputeWords(
      of: stream.name,
      title: { thing in
        guard thing != "settings" else { return copy("merge.thing.settings") }
        let meal = plan[PlannedMealID(rawValue: thing ?? "")]
        return meal.map { PlanWords(copy: copy).title(of: $0) } ?? copy("merge.thing.meal")
      },
      name: { copy.name(ofField: $0, among: PlanWords.fields) },
      value: { record, field, _ in
        stream.content(of: record).flatMap { PlanWords(copy: copy).value(of: $0, field) }
      })
  }
}

/// The words for edits of the plan.
private struct PlanWords {
  let copy: Copy

  static let fields: Set<String> = [
    "slot", "content", "servings", "eaters", "guests", "note", "state", "is-locked", "accepted",
    "first-weekday", "minutes", "evening", "leftover-lunches", "weekly-budget",
  ]

  /// The name of a planned meal with its day and time, because a dish may be planned twice.
  func title(of meal: PlannedMeal) -> String {
    let place = PlannerPlace(meal.slot.day, meal.slot.slot)
    return copy(
      "planner.meal-at", ["title": meal.content.title, "time": copy.timeSpoken(of: place)])
  }

  /// The value that an event of the plan gives a field.
  func value(of event: PlanEvent, _ field: String) -> MergeInput.Value? {
    switch event {
    case .changed(_, let change): value(of: change)
    case .added(let meal): value(of: meal, field)
    case .set(let setting): value(of: setting)
    case .template(let template): .words(template.name)
    }
  }

  private func value(of change: PlanChange) -> MergeInput.Value {
    switch change {
    case .slot(let slot, _): .text(copy.timeSpoken(of: PlannerPlace(slot.day, slot.slot)))
    case .content(let content): .text(content.title)
    case .servings(let count): .words(count.map(String.init))
    case .eaters(let names):
      .text(
        names.isEmpty
          ? copy("merge.everybody") : copy.list(names.map { copy.eater(named: $0) }))
    case .guests(let count): .text(String(count))
    case .note(let text): .words(text)
    case .state(let state): .text(copy(CopyKey("merge.state.\(state.rawValue)")))
    case .cooked(let meal): .words(meal?.lines.joined(separator: ", "))
    case .isLocked(let isLocked): .text(copy(isLocked ? "merge.locked" : "merge.unlocked"))
    case .accepted(let breaches):
      // The broken limit is the last part, after the eater and the meal.
      .words(
        Set(breaches.compactMap { $0.split(separator: "/", maxSplits: 2).last })
          .sorted().joined(separator: ", "))
    case .refused(let recipes): .text(String(recipes.count))
    case .isRemoved(let isRemoved): isRemoved ? .deleted : .text(copy("merge.kept"))
    }
  }

  /// The value of a field when the planned meal was added.
  private func value(of meal: PlannedMeal, _ field: String) -> MergeInput.Value? {
    switch field {
    case "slot": value(of: .slot(meal.slot, position: meal.position))
    case "servings": value(of: .servings(meal.servings))
    case "eaters": value(of: .eaters(meal.eaters))
    case "guests": value(of: .guests(meal.guests))
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
