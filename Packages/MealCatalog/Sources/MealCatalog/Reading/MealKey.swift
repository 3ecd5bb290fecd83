/// A word that may stand before a colon in a meal.
enum MealKey: String, CaseIterable {
  case title, gloss, cuisine, slots, known, difficulty, time, servings, summary, description,
    picture
  /// The side dishes that it is eaten with.
  case with
  /// What it is at the table, where that is not derived.
  case role
  /// Foods of the steps that the list does not name.
  case also
  /// Ids that the meal used to have.
  case formerly
  case ingredients, steps
}
