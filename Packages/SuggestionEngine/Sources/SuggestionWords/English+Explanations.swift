import AppWords

extension CopyTable {
  /// The words that explain a meal: its rank, the unmet wishes, and the learned taste.
  static let explanationEnglish: [CopyKey: CopyEntry] = [
    "why.last-shown": "Last shown {when}.",
    "why.when.at": "at {time}",
    "why.when.on": "on {date}",
    "why.when.today": "today",
    "why.when.yesterday": "yesterday",
    "why.never-shown": "It was never shown before.",
    "why.none-fits": "No meal fits your wishes; this one {unmet}.",
    "why.others-fit": .plural(
      one: "{count} meal fits your wishes, but this one does not: it {unmet}.",
      other: "{count} meals fit your wishes, but this one does not: it {unmet}."),
    "why.only": "It is the only meal that fits your wishes.",
    "why.place": "It is number {place} of the {count} meals that fit your wishes.",
    "why.one-of": "It is one of the {count} meals that fit your wishes.",
    "why.nothing-learned": "The app does not know yet if you like such meals.",
    "why.too-early": "It is too early to tell if you like such meals.",
    "why.like": "You like {trait}",
    "why.dislike": "You care less for {trait}",
    "learned.likes": "You seem to like {traits}.",
    "learned.dislikes": "You seem to care less for {traits}.",
    "learned.no-likes": "No clear likes yet.",
    "learned.no-dislikes": "No clear dislikes yet.",
    "learned.too-early": "It is too early to tell what you like.",
    "learned.further": "Every meal you rate or cook teaches the app more.",
    "why.without": "Without {foods}",
    "why.no-limits": "You set no diets or allergies",
  ]
}
