import DesignSystem

extension CopyTable {
  /// What is wrong with planned meals, and what is said of changes.
  static let plannerChangesEnglish: [CopyKey: CopyEntry] = [
    "planner.tab": "Planner",
    "grocery-list.tab": "Groceries",
    "planning.group": "Plan & Track",
    "planning.add-to-week": "Add to Week",
    "planning.add-to-groceries": "Add to Grocery List",
    "planner.leftovers": "Leftovers: {title}",
    "planner.you": "you",
    "planner.fault.leftovers-of-nothing": "What these are leftovers of is not planned any more.",
    "planner.fault.leftovers-too-early": "These are leftovers of what is cooked only later.",
    "planner.fault.leftovers-of-skipped": "What these are leftovers of was skipped.",
    "planner.fault.leftovers-of-leftovers": "Leftovers leave nothing over.",
    "planner.fault.leftovers-too-old":
      .plural(
        one: "These leftovers are {count} day old, which is longer than they keep.",
        other: "These leftovers are {count} days old, which is longer than they keep."),
    "planner.fault.too-few":
      "{cooked} servings are cooked, and {eaten} are eaten then and later.",
    "planner.fault.gone": "This recipe is gone, so nobody can tell what is in it.",
    "planner.fault.limits": "It {what}.",
    "planner.fault.limits-of": "It {what}: not for {names}.",

    "planner.filled":
      .plural(
        one: "{count} meal is planned. Tap to undo.",
        other: "{count} meals are planned. Tap to undo."),
    "planner.filled.presses":
      .plural(
        one: "{count} meal is planned. Press to undo.",
        other: "{count} meals are planned. Press to undo."),
    "planner.filled.over":
      "The meals use {cost} of that; the rest is what whole packages hold besides.",
    "planner.filled.over.unknown": "A list has whole packages, also where meals use less of them.",
    "planner.filled.budget-unknown":
      "Nobody knows what the week costs, so the budget could not be held.",
    "planner.filled.none": "Nothing is left to plan here, or nothing else fits.",
    "planner.limits-unreadable":
      "Something you avoid cannot be read, so no meal is chosen. Look into Settings.",
    "planner.removed": "{title} was taken out. Tap to undo.",
    "planner.removed.presses": "{title} was taken out. Press to undo.",
    "planner.planned": "{title} is planned for {day} too. Tap to undo.",
    "planner.planned.presses": "{title} is planned for {day} too. Press to undo.",
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
    "planner.uncook.too-late": "That was said too long ago to be taken back.",
    "planner.shared": "The week is in {place}.",
    "planner.not-shared": "The week could not be handed on.",

    "plan-error.unknown-entry": "That meal is not on the plan any more.",
    "plan-error.bad-servings": "Plan 1 to 100 servings.",
    "plan-error.no-text": "Write what is eaten.",
    "plan-error.long-text": "That is too long. Write at most {count} characters.",
    "plan-error.no-leftovers": "That meal leaves nothing over. Choose one that is cooked before.",
    "plan-error.no-room-for-leftovers":
      "No lunch has room while it keeps. Take one out, or unlock it.",
    "plan-error.no-such-day": "That day is too far away to be planned.",
    "plan-error.same-week": "A week cannot be copied onto itself. Choose another week.",
    "plan-error.bad-setting": "That cannot be set. Choose another value.",
  ]
}
