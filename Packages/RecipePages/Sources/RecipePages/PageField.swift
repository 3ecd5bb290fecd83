/// A part of a recipe that a page may state.
public enum PageField: String, CaseIterable, Hashable, Sendable, Codable {
  /// The name of the dish.
  case title
  /// What the recipe says of itself.
  case description
  /// The ingredient lines.
  case ingredients
  /// The headings of the ingredients.
  case groups
  /// What to do.
  case steps
  /// How many people it serves.
  case servings
  /// What it makes, in its own words.
  case yield
  /// Minutes from start to table.
  case totalMinutes
  /// Minutes of preparation.
  case prepMinutes
  /// Minutes on the heat.
  case cookMinutes
  /// Who wrote it.
  case author
  /// The language of its texts.
  case language
  /// Where its picture is.
  case image
  /// The address that the page prefers.
  case source
  /// The kitchens it names.
  case cuisine
  /// The courses it names.
  case categories
  /// What it is tagged with.
  case keywords
  /// The nutrition it states.
  case nutrition
  /// The mean of its ratings.
  case rating
}
