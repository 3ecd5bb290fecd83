import DesignSystem

extension CopyTable {
  /// Why a meal was chosen, which wishes bent for it, and why there is none.
  static let suggestionEnglish: [CopyKey: CopyEntry] = [
    "reason.fits-slot.breakfast": "Good for breakfast",
    "reason.fits-slot.lunch": "Good for lunch",
    "reason.fits-slot.dinner": "Good for dinner",
    "reason.fits-slot.snack": "Good as a snack",
    "reason.ready-in": .plural(
      one: "Ready in {count} minute", other: "Ready in {count} minutes"),
    "reason.wished-cuisine": "One of your cuisines: {cuisine}",
    "reason.fits-diets": "Fits {diets}",
    "reason.free-of": "Free of {allergens}",
    "reason.never-shown": "New to you",
    "reason.not-shown-for": .plural(
      one: "Not in the last day", other: "Not in the last {count} days"),
    "reason.shown-today": "Shown earlier today",
    "reason.change-of-cuisine": "A change: {cuisine}",
    "reason.longest-ago": .plural(
      one: "Everything that fits was shown lately; this one {count} day ago",
      other: "Everything that fits was shown lately; this one {count} days ago"),
    "reason.longest-ago.today":
      "Everything that fits was shown lately; this one earlier today",
    "reasons.line": "{first} · {second}",

    "relaxed.nothing.cuisine": "Nothing {cuisine}",
    "relaxed.nothing.time": "Nothing in {time}",
    "relaxed.nothing.slot": "Nothing {slot}",
    "relaxed.nothing.cuisine-time": "Nothing {cuisine} in {time}",
    "relaxed.nothing.cuisine-slot": "Nothing {cuisine} {slot}",
    "relaxed.nothing.time-slot": "Nothing {slot} in {time}",
    "relaxed.nothing.cuisine-time-slot": "Nothing {cuisine} {slot} in {time}",
    "relaxed.line": "{nothing}; {offers}",
    "relaxed.together": .plural(
      one: "{count} meal with {changes}", other: "{count} meals with {changes}"),
    "relaxed.slot.breakfast": "for breakfast",
    "relaxed.slot.lunch": "for lunch",
    "relaxed.slot.dinner": "for dinner",
    "relaxed.slot.snack": "as a snack",

    "offer.cuisine": "{count} from any cuisine",
    "offer.time": "{count} if {time}",
    "offer.any-time": "{count} with no time limit",
    "offer.slot": "{count} from other times of day",

    "change.cuisine": "any cuisine",
    "change.any-time": "no time limit",
    "change.slot": "any time of day",
    "change.cuisine.title": "Any cuisine",
    "change.any-time.title": "No time limit",
    "change.slot.title": "Any time of day",
    "change.hint": "Shows a meal with this change, only this once",
    "changes.label": "Other meals to see",
    "change.instead.cuisine": .plural(
      one: "Any cuisine instead of {wish} ({count} more meal)",
      other: "Any cuisine instead of {wish} ({count} more meals)"),
    "change.instead.time": .plural(
      one: "{time} instead of {wish} ({count} more meal)",
      other: "{time} instead of {wish} ({count} more meals)"),
    "change.instead.any-time": .plural(
      one: "No time limit instead of {wish} ({count} more meal)",
      other: "No time limit instead of {wish} ({count} more meals)"),
    "change.instead.slot": .plural(
      one: "Any time of day instead of {wish} ({count} more meal)",
      other: "Any time of day instead of {wish} ({count} more meals)"),

    "dead-end.headline": "Nothing fits all of this",
    "dead-end.one": "No meal is {limit}.",
    "dead-end.several": "No meal is {limits} at the same time.",
    "dead-end.diet": "{diet}",
    "dead-end.allergen": "free of {allergen}",
    "dead-end.food": "without {food}",
    "dead-end.unknown": "sure about {ingredient}",
    "dead-end.dislikes": .plural(
      one: "Without your list of foods to leave out, {count} meal fits.",
      other: "Without your list of foods to leave out, {count} meals fit."),
    "dead-end.edit-dislikes": "Edit Foods to Leave Out",
    "dead-end.settings": "Open Dietary Restrictions",
    "dead-end.unreadable.headline": "Some limits cannot be read",
    "dead-end.unreadable.body":
      "To keep you safe, nothing is suggested until you set your diets and allergies anew.",
    "dead-end.empty.headline": "There are no meals here",
    "dead-end.empty.body": "The collection to choose from is empty.",

    "list.two": "{first} and {last}",
    "list.more": "{first}, {rest}",
    "list.either": "{first} or {last}",
  ]
}
