import DesignSystem

extension CopyTable {
  /// The words for days, for what a planned meal needs, and for its sheet.
  static let weekEnglish: [CopyKey: CopyEntry] = [
    "planner.date": "{weekday} {day}",
    "planner.date.today": "{date} · Today",
    "planner.date.today.spoken": "Today, {date}",
    "planner.date.skipped": "{date} · Skipped",
    "planner.date.skipped.spoken": "{date}, skipped",
    "planner.today": "Today",
    "planner.today.hint": "Shows this week",
    "planner.earlier": "Earlier This Week",
    "planner.earlier.open": "Expanded",
    "planner.earlier.folded": "Collapsed",
    "planner.past-empty": "Nothing was planned this week. You can still add what you ate.",

    "planner.entry.opens": "Opens the meal",
    "planner.with-sides": "with {sides}",
    "planner.skipped-meal": "Skipped",
    "planner.unskip-day": "Unskip Day",
    "planner.unskip-day.spoken": "Unskip {day}",
    "planner.unskipped": "{day} is planned again. Tap to undo.",
    "planner.unskipped.presses": "{day} is planned again. Press to undo.",
    "planner.copied": "{title} is planned for {day} too. Tap to undo.",
    "planner.copied.presses": "{title} is planned for {day} too. Press to undo.",
    "planner.evening.have": "The evening before: have {foods} ready",
    "planner.evening.begin": "The evening before: begin it",
    "planner.evening.begin-ahead": "The evening before: begin it, {time} ahead",
    "planner.gap": "{cooked} for {eaten} people",
    "planner.gaps":
      .plural(
        one: "One planned meal has too few servings for your table.",
        other: "{count} planned meals have too few servings for your table."),
    "planner.gaps.fit": "Change Servings",
    "planner.gap.fit":
      .plural(one: "Change to {count} serving", other: "Change to {count} servings"),
    "plan-error.not-yet": "That meal is still to come. Mark it cooked on its day.",

    "planned-meal.see-recipe": "See Recipe",
    "planned-meal.start-cooking": "Start Cooking",
    "planned-meal.when": "{date} · {slot}",
    "planned-meal.details": "Details",
    "planned-meal.changes": "Changes",
    "planned-meal.eaters": "Eaters",
    "planned-meal.everyone": "Everyone",
    "planned-meal.note": "Note",
    "planned-meal.no-note": "None",
    "planned-meal.with-sides": "With {sides}",
    "planned-meal.as-cooked": "As it was cooked",
    "planned-meal.not-eating": "Not for {name}",
    "planned-meal.not-eating.because": "Not for {name}: it {what}",
    "planned-meal.edit-hint": "Changes it",
    "recipe.planned": "Planned for {date}, {slot}",
    "recipe.planned.for": "{time}, for {names}",
    "planned-meal.stand-in": "{substitute} in place of {original}",

    "duplicate-meal.title": "Duplicate {title}",
    "duplicate-meal.to.spoken": "Plan it for {time} too",
    "duplicate-meal.beside": "Beside {title}",
    "duplicate-meal.beside.spoken": "Plan it beside {title}, {time}",
  ]
}
