/// A key before a colon in a meal.
package enum MealKey: String, CaseIterable {
  case title, gloss, cuisine, slots, known, difficulty, time, servings, summary, description,
    picture
  /// The side dishes with which it is eaten.
  case with
  /// The role at the table, if it is stated instead of derived.
  case role
  /// Foods that the steps use but the list does not name.
  case also
  /// The former ids of the meal.
  case formerly
  case ingredients, steps
}
