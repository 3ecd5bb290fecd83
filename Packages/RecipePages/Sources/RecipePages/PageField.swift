/// A part of a recipe that a page may state.
public enum PageField: String, CaseIterable, Hashable, Sendable, Codable {
  /// The name of the dish.
  case title
  /// The description of the recipe.
  case description
  /// The ingredient lines.
  case ingredients
  /// The headings of the ingredients.
  case groups
  /// The steps to cook it.
  case steps
  /// How many people it serves.
  case servings
  /// The yield, in the recipe's own words.
  case yield
  /// Minutes from start to table.
  case totalMinutes
  /// Minutes of preparation.
  case prepMinutes
  /// Minutes on the heat.
  case cookMinutes
  /// The author of the recipe.
  case author
  /// The language of its texts.
  case language
  /// The place of its picture.
  case image
  /// The address that the page prefers.
  case source
  /// The cuisines it names.
  case cuisine
  /// The courses it names.
  case categories
  /// The tags of the recipe.
  case keywords
  /// The nutrition it states.
  case nutrition
  /// The mean of its ratings.
  case rating
}
