import DesignSystem

extension CopyTable {
  /// Why a meal was chosen, which wishes bent for it, and why there is none.
  static let reasonEnglish: [CopyKey: CopyEntry] = [
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
    "reason.change-of-protein": "A change of protein: {protein}",
    "reason.not-eaten.red-meat": "You have not had red meat this week",
    "reason.not-eaten.poultry": "You have not had poultry this week",
    "reason.not-eaten.fish": "You have not had fish this week",
    "reason.not-eaten.egg": "Your first egg dish this week",
    "reason.not-eaten.dairy": "Your first dish of cheese or milk this week",
    "reason.not-eaten.plant": "Protein from plants, for a change this week",
    "week.missed-quotas": "This plan does not keep in seven days: {quotas}.",
    "reason.fills-quota": .plural(
      one: "You want {group} once a week", other: "You want {group} {count} times a week"),
    "protein-group.red-meat.inline": "red meat",
    "protein-group.poultry.inline": "poultry",
    "protein-group.fish.inline": "fish",
    "protein-group.egg.inline": "eggs",
    "protein-group.dairy.inline": "cheese or milk",
    "protein-group.plant.inline": "protein from plants",
    "reason.liked": "You often like {trait}",
    "reason.liked-before": "You liked {trait}",
    "reason.saved": "Saved by you",
    "reason.rated": .plural(one: "You gave it {count} star", other: "You gave it {count} stars"),
    "reason.cooked": .plural(
      one: "You cooked it once before", other: "You cooked it {count} times before"),
    "reason.cooked-twice": "You cooked it twice before",
    "reason.uses-at-home": "Uses your {foods}",
    "reason.fits-nutrition-left": "Fits what is left of your day",
    "reason.in-season": "In season now",
    "reasons.line": "{first} · {second}",

    "relaxed.nothing.cuisine": "Nothing {cuisine}",
    "relaxed.nothing.time": "Nothing in {time}",
    "relaxed.nothing.slot": "Nothing {slot}",
    "relaxed.nothing.cuisine-time": "Nothing {cuisine} in {time}",
    "relaxed.nothing.cuisine-slot": "Nothing {cuisine} {slot}",
    "relaxed.nothing.time-slot": "Nothing {slot} in {time}",
    "relaxed.nothing.cuisine-time-slot": "Nothing {cuisine} {slot} in {time}",
    "relaxed.line": "{nothing}; {rest}",
    "relaxed.this": "this one {changes}",
    "relaxed.these": "these {changes}",
    "relaxed.this.cuisine": "is from another cuisine",
    "relaxed.this.time": "takes up to {time}",
    "relaxed.this.any-time": "takes longer",
    "relaxed.this.slot": "is for another time of day",
    "relaxed.these.cuisine": "are from other cuisines",
    "relaxed.these.time": "take up to {time}",
    "relaxed.these.any-time": "take longer",
    "relaxed.these.slot": "are for other times of day",
    "relaxed.slot.breakfast": "for breakfast",
    "relaxed.slot.lunch": "for lunch",
    "relaxed.slot.dinner": "for dinner",
    "relaxed.slot.snack": "as a snack",

    "offer.cuisine": "{count} from any cuisine",
    "offer.time": "{count} if {time}",
    "offer.any-time": "{count} with no time limit",
    "offer.slot": "{count} from other times of day",

    "change.cuisine.title": "Any cuisine",
    "change.any-time.title": "No time limit",
    "change.slot.title": "Any time of day",
    "change.hint": "Shows a meal with this change, only this once",
    "changes.label": "Other meals to see",
    "change.instead.cuisine": "Any cuisine instead of {wish}",
    "change.instead.time": "{time} instead of {wish}",
    "change.instead.any-time": "No time limit instead of {wish}",
    "change.instead.slot": "Any time of day instead of {wish}",
    "change.opens": .plural(
      one: "{change} ({count} more meal)", other: "{change} ({count} more meals)"),

    "shortfall.plain": .plural(
      one: "{count} meal fits; {asked} were asked for.",
      other: "{count} meals fit; {asked} were asked for."),
    "shortfall.relaxed": .plural(
      one: "That makes {count} meal; {asked} were asked for.",
      other: "That makes {count} meals; {asked} were asked for."),

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

    "term.taste": "Taste",
    "term.taste.meaning": "what was learned of your taste",
    "term.variety": "Variety",
    "term.variety.meaning": "a change from your last days, or too much of the same",
    "term.quota": "Quotas",
    "term.quota.meaning": "what your quotas ask for",
    "term.novelty": "Novelty",
    "term.novelty.meaning": "never shown, or not for long",
    "term.quickness": "Quickness",
    "term.quickness.meaning": "well inside the time you have, or takes for hours",
    "term.at-home": "At home",
    "term.at-home.meaning": "uses what is at home",
    "term.season": "Season",
    "term.season.meaning": "something in it is in season",
    "term.nutrition": "Nutrition",
    "term.nutrition.meaning": "fits what is left of the day, or goes beyond it",
    "term.curiosity": "Curiosity",
    "term.curiosity.meaning": "hardly known: worth a try, or after refusals a risk",
    "term.chance": "Chance",
    "term.chance.meaning": "the draw of this seed, wider the less is known",

    "warning.unreadable":
      "Some of your limits cannot be read, so nobody knows whether you can eat this.",

    "unmet.cuisine": "is not {wish}",
    "unmet.time": "takes {time} instead of {wish}",
    "unmet.any-time": "takes more than {wish}",
    "unmet.slot": "is not meant {slot}",

    "standing.fresh": .plural(
      one: "Neither it nor one much like it was shown in the last {count} day.",
      other: "Neither it nor one much like it was shown in the last {count} days."),
    "standing.similar": .plural(
      one: "One much like it was shown in the last {count} day, so fresh meals come first.",
      other: "One much like it was shown in the last {count} days, so fresh meals come first."),
    "standing.repeated": .plural(
      one: "It was shown in the last {count} day, so it waits while another meal fits.",
      other: "It was shown in the last {count} days, so it waits while another meal fits."),
    "standing.disliked": "You said it is not for you, so it comes last of all.",

    "since.line": "Since then you {deeds}.",
    "since.accepted": "chose it",
    "since.cooked": "cooked it",
    "since.disliked": "said it is not for you",
    "since.rated": .plural(one: "gave it {count} star", other: "gave it {count} stars"),
  ]
}
