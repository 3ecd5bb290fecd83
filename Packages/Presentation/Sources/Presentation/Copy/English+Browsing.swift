import DesignSystem

extension CopyTable {
  /// The words of History and of Search Meals.
  static let browsingEnglish: [CopyKey: CopyEntry] = [
    "history.title": "History",
    "history.today": "Today",
    "history.yesterday": "Yesterday",
    "history.deed.suggested": "Shown",
    "history.deed.first-impression": "Asked about in the quiz",
    "history.deed.accepted": "Opened",
    "history.deed.cooked": "Cooked",
    "history.deed.disliked": "Not for you",
    "history.deeds": "{first} · {second}",
    "history.gone": "A meal that is not here any more",
    "history.earlier": "Earlier",
    "history.later": "Later",
    "history.data": "Your Data",
    "history.data.footer": "All of this can be exported and deleted there.",
    "history.empty.headline": "Nothing happened yet",
    "history.empty.body": "The meals that you are shown, cook and rate will stand here by day.",
    "history.empty.action": "Get a Suggestion",

    "search.title": "Search Meals",
    "search.label": "Search meals",
    "search.placeholder": "A dish, a cuisine or a food",
    "search.start.headline": "What are you looking for?",
    "search.start.body": "Type the name of a dish, a cuisine or a food.",
    "search.none.headline": "No meal was found",
    "search.none.body": "Nothing here matches “{query}”.",
    "search.nearest": "Did you mean “{nearest}”?",
    "search.found": .plural(one: "{count} MEAL", other: "{count} MEALS"),
    "search.found.spoken": .plural(one: "{count} meal", other: "{count} meals"),
    "search.further": .plural(
      one: "{count} more matches. A further word narrows it down.",
      other: "{count} more match. A further word narrows it down."),
    "search.unsuitable": .plural(
      one: "{count} more does not fit what you avoid.",
      other: "{count} more don’t fit what you avoid."),
    "search.unsuitable.headline": "Nothing that fits",
    "search.unsuitable.body": .plural(
      one: "{count} meal matches “{query}”, and it does not fit what you avoid.",
      other: "{count} meals match “{query}”, and none fits what you avoid."),
  ]
}
