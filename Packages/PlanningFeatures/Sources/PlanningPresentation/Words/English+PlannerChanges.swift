import DesignSystem

extension CopyTable {
  /// The words for faults of planned meals, and for changes.
  static let plannerChangesEnglish: [CopyKey: CopyEntry] = [
    "planner.tab": "Planner",
    "grocery-list.tab": "Groceries",
    "planning.group": "Plan & Track",
    "planning.add-to-week": "Add to Week",
    "planning.add-to-groceries": "Add to Grocery List",
    "planner.leftovers": "Leftovers: {title}",
    "planner.meal-at": "{title}, {time}",
    "planner.you": "you",
    "planner.fault.leftovers-of-nothing":
      "The meal these leftovers come from is no longer planned.",
    "planner.fault.leftovers-too-early": "These leftovers are planned before their meal is cooked.",
    "planner.fault.leftovers-of-skipped": "The meal these leftovers come from was skipped.",
    "planner.fault.leftovers-of-leftovers": "Leftovers cannot come from other leftovers.",
    "planner.fault.leftovers-too-old":
      .plural(
        one: "These leftovers are {count} day old, which is longer than they keep.",
        other: "These leftovers are {count} days old, which is longer than they keep."),
    "planner.fault.too-few":
      "{cooked} servings are cooked, but the meal and its leftovers need {eaten}.",
    "planner.fault.gone": "This recipe is gone, so we cannot tell what is in it.",
    "planner.fault.limits": "It {what}.",

    "planner.filled":
      .plural(
        one: "{count} meal is planned. Tap to undo.",
        other: "{count} meals are planned. Tap to undo."),
    "planner.filled.presses":
      .plural(
        one: "{count} meal is planned. Press to undo.",
        other: "{count} meals are planned. Press to undo."),
    "planner.filled.over":
      "The meals use {cost}; the rest is left over in packages.",
    "planner.filled.over.unknown": "The list counts whole packages, even where meals use less.",
    "planner.filled.budget-unknown":
      "The cost of the week is unknown, so the budget could not be kept.",
    "planner.filled.none": "Everything here is planned, or no other meal fits.",
    "planner.not-planned": "{title} was not planned. {why}",
    "planner.limits-unreadable":
      "Something you avoid cannot be read, so no meal is chosen. Check Settings.",
    "planner.removed": "{title} was removed. Tap to undo.",
    "planner.removed.presses": "{title} was removed. Press to undo.",
    "planner.left": "Leftovers of {title} are planned for lunch on {day}. Tap to undo.",
    "planner.left.presses":
      "Leftovers of {title} are planned for lunch on {day}. Press to undo.",
    "planner.left.instead":
      "Leftovers of {title} take the place of {other} for lunch on {day}. Tap to undo.",
    "planner.left.instead.presses":
      "Leftovers of {title} take the place of {other} for lunch on {day}. Press to undo.",
    "planner.moved": "Planned for {day}. Tap to undo.",
    "planner.moved.presses": "Planned for {day}. Press to undo.",
    "planner.swapped": "Changed. Tap to undo.",
    "planner.swapped.presses": "Changed. Press to undo.",
    "planner.uncook.too-late": "It was marked as cooked too long ago to undo.",
    "planner.shared": "The week is saved in {place}.",
    "planner.not-shared": "The week could not be shared. Try again.",

    "plan-error.unknown-entry": "That meal is not on the plan any more.",
    "plan-error.bad-servings": "Plan 1 to 100 servings.",
    "plan-error.no-text": "Write the name of the meal.",
    "plan-error.long-text": "That is too long. Write at most {count} characters.",
    "plan-error.no-leftovers": "That meal has no leftovers. Choose one that is cooked before.",
    "plan-error.no-room-for-leftovers":
      "No lunch is free while the leftovers keep. Remove or unlock one.",
    "plan-error.no-such-day": "That day is too far away to plan. Choose another.",
    "plan-error.same-week": "A week cannot be copied onto itself. Choose another week.",
    "plan-error.bad-setting": "That cannot be set. Choose another value.",
  ]
}
