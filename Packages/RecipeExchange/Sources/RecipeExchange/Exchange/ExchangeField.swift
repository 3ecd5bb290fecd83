/// What may be known of a recipe in a collection, and what a format may hold of it.
public enum ExchangeField: String, CaseIterable, Hashable, Sendable {
  /// The name of the dish.
  case title
  /// What it says before it begins.
  case description
  /// The ingredient lines, in order.
  case ingredients
  /// Headings of ingredients.
  case ingredientHeadings
  /// The steps, in order.
  case steps
  /// Headings of steps.
  case stepHeadings
  /// Lines below no heading that follow lines below one.
  case linesAfterSections
  /// Line ends within a step.
  case lineEndsInSteps
  /// How many it feeds.
  case servings
  /// What it makes.
  case yield
  /// Minutes of preparation.
  case prepMinutes
  /// Minutes on the heat.
  case cookMinutes
  /// Minutes in all.
  case totalMinutes
  /// Who wrote it.
  case author
  /// Its language.
  case language
  /// Where its picture is.
  case image
  /// The address from which it comes.
  case source
  /// The kitchens.
  case cuisines
  /// The kinds of dish.
  case categories
  /// What it is tagged with.
  case keywords
  /// The nutrition that it states.
  case statedNutrition
  /// The mean of its ratings.
  case rating
  /// What its owner adds.
  case notes
  /// What the app calls it.
  case id
  /// What its owner gives it.
  case ownRating
  /// Whether its owner likes it best.
  case isFavorite
  /// How often it was cooked.
  case timesCooked
  /// When it was kept.
  case created
  /// Pictures that come with it.
  case pictures
}
