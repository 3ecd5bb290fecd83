/// A word that may stand before a colon in a meal.
enum MealKey: String, CaseIterable {
  case title, cuisine, slots, difficulty, time, servings, summary, description, picture
  /// Foods of the steps that the list does not name.
  case also
  /// Ids that the meal used to have.
  case formerly
  case ingredients, steps
}
