import DesignSystem

extension CopyTable {
  /// The words of the choice of servings, and of moving a meal.
  static let servingEnglish: [CopyKey: CopyEntry] = [
    "serving.label": "Servings",
    "serving.fewer": "Fewer",
    "serving.more": "More",
    "serving.written": "The recipe is written for {servings}.",
    "serving.day": "Day",
    "serving.slot": "Meal",
    "serving.planned": "Already planned then: {titles}.",
    "serving.add": "Add",
    "serving.add.to": "Add to {time}",
    "serving.add.choose": "Choose a day and a meal first",
    "serving.save": "Save",
    "serving.swap": "Swap for {title}",

    "move-meal.title": "Move {title}",
    "move-meal.here": "Planned here",
    "move-meal.to.spoken": "Move to {time}",
    "move-meal.swap": "Swap with {title}",
    "move-meal.swap.spoken": "Swap with {title}, {time}",
  ]
}
