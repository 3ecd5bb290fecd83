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
    "history.gone": "A meal that is no longer here",
    "history.earlier": "Earlier",
    "history.later": "Later",
    "history.data": "Your Data",
    "history.data.footer": "You can export and delete all of this there.",
    "history.empty.headline": "No history yet",
    "history.empty.body": "The meals you see, cook and rate will appear here by day.",
    "history.empty.action": "Get a Suggestion",

    "search.title": "Search Meals",
    "search.label": "Search meals",
    "search.placeholder": "A dish, a cuisine or a food",
    "search.start.headline": "What are you looking for?",
    "search.start.body": "Type the name of a dish, a cuisine or a food.",
    "search.none.headline": "No meals found",
    "search.none.body": "Nothing here matches “{query}”.",
    "search.nearest": "Did you mean “{nearest}”?",
    "search.found": .plural(one: "{count} MEAL", other: "{count} MEALS"),
    "search.found.spoken": .plural(one: "{count} meal", other: "{count} meals"),
    "search.further": .plural(
      one: "{count} more matches. Add a word to narrow it down.",
      other: "{count} more match. Add a word to narrow it down."),
    "search.unsuitable": .plural(
      one: "{count} more does not fit your limits.",
      other: "{count} more don’t fit your limits."),
    "search.unsuitable.headline": "Nothing fits",
    "search.unsuitable.body": .plural(
      one: "{count} meal matches “{query}”, but does not fit your limits.",
      other: "{count} meals match “{query}”, but none fits your limits."),
  ]
}
