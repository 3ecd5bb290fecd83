import DesignSystem

extension CopyTable {
  /// The words for the eater's opinion of a meal, and for the reasons why it is suggested.
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
    "opinion.said": "{stars} · {cooked}",
    "opinion.rate": "Rate It",
    "opinion.rate.hint": "Asks what you think of this meal",
    "opinion.cooked": "I Cooked It",
    "opinion.cooked.times": .plural(
      one: "Cooked once", other: "Cooked {count} times"),
    "opinion.cooked.twice": "Cooked twice",
    "opinion.cooked.hint": "Remembers that you cooked it",
    "opinion.dislike": "Not for Me",
    "opinion.dislike.hint": "Suggests this meal only if nothing else fits",
    "opinion.disliked": "It is suggested only if nothing else fits",
    "opinion.disliked.undo": "{title} is left out from now on. Tap to undo.",
    "opinion.disliked.undo.presses": "{title} is left out from now on. Press to undo.",
    "opinion.take-back": "Suggest Again",
    "opinion.take-back.hint": "Takes back “Not for Me”",
    "opinion.welcomed": "It can be suggested to you again",
    "opinion.too-old": "Give it three stars or more, and it is suggested again",
    "opinion.why": "Why This?",
    "opinion.why.hint": "Tells why this meal is suggested",

    "why.title": "Why This?",
    "why.standing": "How it ranks",
    "why.reasons": "Reasons",
    "why.limits": "Your limits",
    "why.taste": "Your taste",
  ]
}
