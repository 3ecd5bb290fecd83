import DesignSystem

extension CopyTable {
  /// How a meal stands with what was shown, wished and learned.
  static let explanationEnglish: [CopyKey: CopyEntry] = [
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
    "learned.likes": "You seem to like {traits}.",
    "learned.dislikes": "You seem to care less for {traits}.",
    "learned.no-likes": "There is nothing yet that you clearly like.",
    "learned.no-dislikes": "There is nothing yet that you care less for.",
    "learned.too-early": "It is too early to tell what you like.",
    "learned.further": "Every meal that you rate or cook tells more.",
    "why.without": "Without {foods}",
    "why.no-limits": "You set no diets or allergies",
  ]
}
