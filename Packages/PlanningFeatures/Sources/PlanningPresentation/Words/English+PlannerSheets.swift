import DesignSystem

extension CopyTable {
  /// The words of the planner's sheets, and of the cost of a week.
  static let plannerSheetsEnglish: [CopyKey: CopyEntry] = [
    "planner.eaters": "Who Eats It",
    "planner.note": "Note",
    "planner.repeat": "Repeat",
    "planner.note-instead": "Add a Note Instead",
    "planner.weeks": "Copy or Keep a Week",
    "planner.seats.guests":
      .plural(one: "{eaters} + {count} guest", other: "{eaters} + {count} guests"),
    "planner.seats.for": "For {names}",
    "planner.seats.for.guests":
      .plural(one: "For {names} + {count} guest", other: "For {names} + {count} guests"),

    "planner-eaters.people": "At the table",
    "planner-eaters.eats": "Eats it",
    "planner-eaters.not": "Does not eat it",
    "planner-eaters.guests": "Guests",
    "planner-eaters.fewer": "One guest fewer",
    "planner-eaters.more": "One guest more",
    "planner-eaters.ask": "Ask your guests what they cannot eat. The app does not know it.",
    "planner-eaters.count":
      .plural(one: "Cooked for {count} person", other: "Cooked for {count} people"),
    "planner-eaters.nobody": "Choose at least one person or guest.",
    "planner-eaters.save": "Save",
    "planner-eaters.refused": "{title} is not for {names}, so it was not changed.",

    "planner-note.title.instead": "Note for {time}",
    "planner-note.title.on": "Note on {title}",
    "planner-note.field": "Note",
    "planner-note.sample": "Such as: buy bread on the way",
    "planner-note.sample.instead": "Such as: dinner at Mum's",
    "planner-note.usual": "Often used",
    "planner-note.out": "Eating out",
    "planner-note.leftovers": "Leftovers",
    "planner-note.takeaway": "Takeaway",
    "planner-note.freezer": "From the freezer",
    "planner-note.prep": "Prepare the evening before",
    "planner-note.double": "Cook twice as much",
    "planner-note.thaw": "Take it out of the freezer",
    "planner-note.save": "Save Note",
    "planner-note.add": "Add to {time}",
    "planner-note.empty": "Write or choose a note.",

    "planner-repeat.title": "Repeat {title}",
    "planner-repeat.days": "On",
    "planner-repeat.workdays": "Workdays",
    "planner-repeat.weeks": "For",
    "planner-repeat.this-week": "This week",
    "planner-repeat.weeks.4": "4 weeks",
    "planner-repeat.taken":
      .plural(
        one: "One of these times has a meal already. It stays.",
        other: "{count} of these times have meals already. They stay."),
    "planner-repeat.beside": "Plan it there too",
    "planner-repeat.confirm":
      .plural(one: "Plan It {count} Time", other: "Plan It {count} Times"),
    "planner-repeat.none": "Choose weekdays that are still to come.",
    "planner-repeat.all-taken": "All of these times have meals already.",

    "planner-weeks.last": "Last week",
    "planner-weeks.copy-last": "Copy Last Week",
    "planner-weeks.copy-last.count":
      .plural(one: "{count} meal", other: "{count} meals"),
    "planner-weeks.last.none": "Nothing was planned last week.",
    "planner-weeks.kept": "Kept weeks",
    "planner-weeks.use": "Plan {name}",
    "planner-weeks.delete": "Delete {name}",
    "planner-weeks.keep": "Keep this week as",
    "planner-weeks.keep.sample": "Such as: busy week",
    "planner-weeks.keep.none": "Plan something first. Then you can keep the week.",
    "planner-weeks.close": "Done",

    "planner-savings.title": "Spend Less",
    "planner-savings.over":
      "This week costs about {over} more than your budget of {budget}.",
    "planner-savings.looking": "Comparing meals",
    "planner-savings.none": "No single swap saves money. Remove a meal, or raise the budget.",
    "planner-savings.intro": "Each of these swaps fits everyone at the table.",
    "planner-savings.swap": "{time}: {new}",
    "planner-savings.instead": "instead of {old}, saves {saved}",
    "planner-savings.close": "Done",
    "planner-savings.saved": "{new} is planned instead of {old}. Tap to undo.",
    "planner-savings.saved.presses": "{new} is planned instead of {old}. Press to undo.",

    "planner-cost.title": "This week",
    "planner-cost.pay": "To pay now {pay}",
    "planner-cost.used": "used up {used}",
    "planner-cost.note": "The rest stays in jars and packages for later weeks.",
    "planner-cost.unpriced":
      .plural(one: "{count} item without a price", other: "{count} items without a price"),
    "planner-cost.savings": "See What Saves Most",
    "planner-cost.left": "{left} of your budget of {budget} is left.",

    "planner.all-refused": "These are all that fit: {titles}.",
    "planner.start-over": "Tap to start over.",
    "planner.start-over.presses": "Press to start over.",
    "planner.noted": "The note is saved. Tap to undo.",
    "planner.noted.presses": "The note is saved. Press to undo.",
    "planner.seated": "Saved. Tap to undo.",
    "planner.seated.presses": "Saved. Press to undo.",
    "planner.repeated":
      .plural(
        one: "Planned {count} more time. Tap to undo.",
        other: "Planned {count} more times. Tap to undo."),
    "planner.repeated.presses":
      .plural(
        one: "Planned {count} more time. Press to undo.",
        other: "Planned {count} more times. Press to undo."),
    "planner.kept-week": "The week is kept as {name}. Tap to undo.",
    "planner.kept-week.presses": "The week is kept as {name}. Press to undo.",
    "planner.deleted-week": "{name} was deleted. Tap to undo.",
    "planner.deleted-week.presses": "{name} was deleted. Press to undo.",
    "planner.copied-week":
      .plural(
        one: "{count} meal is planned. Tap to undo.",
        other: "{count} meals are planned. Tap to undo."),
    "planner.copied-week.presses":
      .plural(
        one: "{count} meal is planned. Press to undo.",
        other: "{count} meals are planned. Press to undo."),
    "planner.left-out.time": "{day} {slot}",
    "planner.left-out.taken":
      .plural(one: "{times} is taken.", other: "{count} times are taken: {times}."),
    "planner.left-out.names": "{title} no longer fits {names}.",
    "planner.left-out.over":
      .plural(
        one: "{count} meal was for a day that is over.",
        other: "{count} meals were for days that are over."),
    "planner.left-out.leftovers": "Without their dish, leftovers were left out: {titles}.",
    "planner.left-out":
      .plural(
        one: "{count} meal was left out: it is not safe for everyone who eats then.",
        other: "{count} meals were left out: they are not safe for everyone who eats then."),
  ]
}
