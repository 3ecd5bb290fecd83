import AppWords

extension CopyTable {
  /// Times, servings, difficulties and slots.
  static let mealEnglish: [CopyKey: CopyEntry] = [
    "meal.hours": "{count} h",
    "meal.minutes": "{count} min",
    "meal.minutes.spoken": .plural(one: "{count} minute", other: "{count} minutes"),
    "meal.servings.range": "{low}–{high} servings",
    "meal.servings.guessed": .plural(
      one: "{count} serving, guessed", other: "{count} servings, guessed"),
    "meal.servings": .plural(one: "{count} serving", other: "{count} servings"),
    "meal.photo": "Photo of {title}",
    "meal.photo.from": "Photo of {title}, from {host}",
    "meal.no-photo": "No photo of {title}",
    "meal.difficulty.spoken": "{difficulty} difficulty",
    "meal.cuisine.spoken": "{cuisine} cuisine",

    "difficulty.easy": "Easy",
    "difficulty.medium": "Medium",
    "difficulty.hard": "Hard",

    "slot.breakfast": "Breakfast",
    "slot.lunch": "Lunch",
    "slot.dinner": "Dinner",
    "slot.snack": "Snack",
    "slot.breakfast.inline": "breakfast",
    "slot.lunch.inline": "lunch",
    "slot.dinner.inline": "dinner",
    "slot.snack.inline": "a snack",
  ]
}
