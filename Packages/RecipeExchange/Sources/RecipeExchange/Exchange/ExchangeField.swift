/// The fields of a recipe in a collection, which a format may support.
public enum ExchangeField: String, CaseIterable, Hashable, Sendable {
  /// The name of the dish.
  case title
  /// The description before it begins.
  case description
  /// The ingredient lines, in order.
  case ingredients
  /// Headings of ingredients.
  case ingredientHeadings
  /// The steps, in order.
  case steps
  /// Headings of steps.
  case stepHeadings
  /// Lines without a heading that follow lines with one.
  case linesAfterSections
  /// Line ends within a step.
  case lineEndsInSteps
  /// How many people it feeds.
  case servings
  /// The yield.
  case yield
  /// Minutes of preparation.
  case prepMinutes
  /// Minutes on the heat.
  case cookMinutes
  /// Minutes in all.
  case totalMinutes
  /// The author.
  case author
  /// Its language.
  case language
  /// The place of its picture.
  case image
  /// The address from which it comes.
  case source
  /// The cuisines.
  case cuisines
  /// The kinds of dish.
  case categories
  /// The tags.
  case keywords
  /// The nutrition that it states.
  case statedNutrition
  /// The mean of its ratings.
  case rating
  /// The notes of its owner.
  case notes
  /// The id in the app.
  case id
  /// The rating of its owner.
  case ownRating
  /// Whether its owner likes it best.
  case isFavorite
  /// How often it was cooked.
  case timesCooked
  /// When it was saved.
  case created
  /// Pictures that come with it.
  case pictures
}
