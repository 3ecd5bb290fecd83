import DesignSystem

extension CopyTable {
  /// The words for the food at home, the settings of planning and the order of aisles.
  static let pantryEnglish: [CopyKey: CopyEntry] = [
    "pantry.title": "Pantry",
    "pantry.add": "Add what is at home",
    "pantry.add.sample": "500 g rice",
    "pantry.add.added": "{name} is in your pantry.",
    "pantry.soon": "Use soon",
    "pantry.here": "At home",
    "pantry.staples": "Always at home",
    "pantry.staples.note":
      "These are never bought unasked, and they cost nothing in a plan.",
    "pantry.staples.none": "Nothing yet",
    "pantry.staples.hint": "Takes it off this list, so it is bought again",
    "pantry.proposals": "Many kitchens always have",
    "pantry.proposals.hint": "Adds it to what is always at home",
    "pantry.remove": "Remove from Pantry",
    "pantry.removed": "{name} is no longer in your pantry. Tap to undo.",
    "pantry.removed.presses": "{name} is no longer in your pantry. Press to undo.",
    "pantry.since": "At home since {day}",
    "pantry.use-by": "Use by {day}",
    "pantry.today": "Use it today",
    "pantry.past": "Past its date of {day}: check it before you eat it",
    "pantry.amount": "Amount that is there",
    "pantry.amount.sample": "200 g",
    "pantry.amount.unread": "Write an amount, such as “200 g” or “2”.",
    "pantry.use-by.field": "Use by",
    "pantry.always": "Always at home",
    "pantry.always.note": "It is never bought unasked.",
    "pantry.read-only": "You can read your pantry. Changing it needs Premium.",

    "kitchen.planning.title": "Meal Times",
    "kitchen.first-day": "Week starts on",
    "kitchen.minutes": "Minutes for a meal",
    "kitchen.minutes.workday": "{meal}, Monday to Friday",
    "kitchen.minutes.weekend": "{meal}, weekend",
    "kitchen.minutes.value": "{count} min",
    "kitchen.minutes.fewer": "Less time for {meal}",
    "kitchen.minutes.more": "More time for {meal}",
    "kitchen.evenings": "Busy evenings",
    "kitchen.evenings.note":
      "On a busy evening nothing is soaked or marinated for the next day.",
    "kitchen.leftovers": "Lunches from leftovers",
    "kitchen.leftovers.value": "{count} a week",
    "kitchen.leftovers.fewer": "Fewer lunches from leftovers",
    "kitchen.leftovers.more": "More lunches from leftovers",
    "kitchen.aisles.title": "Aisles",
    "kitchen.aisles.note":
      "Your list follows this order. It also learns from the order in which you tick items off.",
    "kitchen.aisles.store": "Order at {store}",
    "kitchen.aisles.up": "Move {aisle} up",
    "kitchen.aisles.down": "Move {aisle} down",
    "kitchen.aisles.reset": "Restore the Usual Order",
    "kitchen.aisles.none.headline": "No store is chosen",
    "kitchen.aisles.none.body": "Each store has its own order. Choose a store first.",
  ]
}
