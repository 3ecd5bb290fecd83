import DesignSystem

extension CopyTable {
  /// The words of the weekly planner.
  static let plannerEnglish: [CopyKey: CopyEntry] = [
    "planner.title": "Weekly Planner",
    "planner.week": "Week of {dates}",
    "planner.week.previous": "Week before",
    "planner.week.next": "Week after",
    "planner.weekday.1": "Mon",
    "planner.weekday.2": "Tue",
    "planner.weekday.3": "Wed",
    "planner.weekday.4": "Thu",
    "planner.weekday.5": "Fri",
    "planner.weekday.6": "Sat",
    "planner.weekday.7": "Sun",
    "planner.time": "{day} {slot}",
    "planner.time.spoken": "{slot} on {day}",
    "planner.store.hint": "Chooses another store",

    "planner.entry.spoken": "{slot}: {title}",
    "planner.more": "More",
    "planner.cooked": "Cooked",
    "planner.not-cooked": "Not cooked",
    "planner.add.slot": "Add {slot}",
    "planner.add.slot.spoken": "Add {slot} on {day}",

    "planner.add": "Add meal",
    "planner.preferences": "Preferences",
    "planner.draft": "Offline draft saved",
    "planner.offline": "You are offline. What you plan is kept on this device.",
    "planner.synced": "Last sync {ago}",
    "planner.synced.never": "Not synced yet",
    "planner.priced": "Prices updated {ago}",
    "planner.refresh": "Refresh",
    "planner.refresh.hint": "Updates prices and stock for this week",
    "planner.share": "Share Week",

    "planner.swap": "Swap Recipe",
    "planner.servings": "Adjust Servings",
    "planner.mark-cooked": "Mark Cooked",
    "planner.mark-not-cooked": "Mark Not Cooked",
    "planner.reroll": "Suggest Another Meal",
    "planner.plan-leftovers": "Plan Leftovers",
    "planner.move": "Move to Another Day",
    "planner.lock": "Lock",
    "planner.unlock": "Unlock",
    "planner.locked": "Locked",
    "planner.remove": "Remove",
    "planner.fill": "Fill my week",
    "planner.filling": "Choosing meals",
    "planner.filling.cost": "About {cost} so far",
    "planner.fill.hint": "Plans a meal for each empty time",
    "planner.duplicate": "Duplicate",
    "planner.skip-day": "Skip Day",
    "planner.skipped": "{day} is skipped. Tap to undo.",
    "planner.skipped.presses": "{day} is skipped. Press to undo.",

    "planner.loading": "Reading your plan",
    "planner.empty":
      "Nothing is planned for this week yet. Add a meal, or fill the whole week.",
    "planner.faults":
      .plural(
        one: "One planned meal now breaks a limit. Swap it before you cook.",
        other: "{count} planned meals now break a limit. Swap them before you cook."),
    "planner.read-only":
      "Your plan is kept, and you can read and share it. Changing it needs Premium.",
    "planner.unreadable.headline": "Your plan cannot be read",
    "planner.unreadable.body": "It is still on this device, and nothing was changed.",
  ]
}
