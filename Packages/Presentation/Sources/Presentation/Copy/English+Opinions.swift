import DesignSystem

extension CopyTable {
  /// The words for what the eater thinks of a meal, and for why it is suggested.
  static let opinionEnglish: [CopyKey: CopyEntry] = [
    "opinion.title": "Your Opinion",
    "opinion.headline": "What Do You Think?",
    "opinion.headline.cooked": "How Was It?",
    "opinion.done": "Done",
    "opinion.stars": "Stars for {title}",
    "opinion.star": .plural(one: "{count} star", other: "{count} stars"),
    "opinion.not-rated": "Not rated yet",
    "opinion.rated": .plural(
      one: "You gave it {count} star", other: "You gave it {count} stars"),
    "opinion.rate": "Rate It",
    "opinion.rate.hint": "Asks what you think of this meal",
    "opinion.cooked": "I Cooked It",
    "opinion.cooked.times": .plural(
      one: "Cooked once", other: "Cooked {count} times"),
    "opinion.cooked.twice": "Cooked twice",
    "opinion.cooked.hint": "Remembers that you cooked it",
    "opinion.dislike": "Not for Me",
    "opinion.dislike.hint": "Leaves this meal out while anything else fits",
    "opinion.disliked": "It is left out while anything else fits",
    "opinion.disliked.undo": "{title} is left out from now on. Tap to undo.",
    "opinion.take-back": "For Me Again",
    "opinion.take-back.hint": "Takes back that it is not for you",
    "opinion.welcomed": "It can be suggested to you again",
    "opinion.too-old": "Give it three stars or more, and it is suggested again",
    "opinion.why": "Why This?",
    "opinion.why.hint": "Tells why this meal is suggested",

    "why.title": "Why This?",
    "why.standing": "How it stands",
    "why.reasons": "What speaks for it",
    "why.limits": "Your limits",
    "why.taste": "Your taste",
    "why.never": "It is never suggested to you: it {breach}.",
    "why.last-shown": "Last shown {when}.",
    "why.when.at": "at {time}",
    "why.when.on": "on {date}",
    "why.when.today": "today",
    "why.when.yesterday": "yesterday",
    "why.never-shown": "It was never shown before.",
    "why.none-fits": "No meal fits your wishes; this one {unmet}.",
    "why.others-fit": .plural(
      one: "{count} meal fits your wishes, and this one does not: it {unmet}.",
      other: "{count} meals fit your wishes, and this one does not: it {unmet}."),
    "why.only": "It is the only meal that fits your wishes.",
    "why.place": "It is number {place} of the {count} meals that fit your wishes.",
    "why.one-of": "It is one of the {count} meals that fit your wishes.",
    "why.nothing-learned": "Nothing was learned yet of what you think of meals like it.",
    "why.too-early": "It is too early to tell what you think of meals like it.",
    "why.like": "You like {trait}",
    "why.dislike": "You care less for {trait}",
    "why.without": "Without {foods}",
    "why.no-limits": "You set no diets or allergies",
  ]
}
