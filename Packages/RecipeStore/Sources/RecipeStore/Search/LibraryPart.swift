import MealModels

/// A part of the index: recipes by number, and for each word the recipes that have it.
protocol LibraryPart {
  /// The number of recipes, including outdated ones.
  var count: Int { get }
  /// Whether a number is a recipe that is not in the bin, and not newer in another part.
  func isShown(_ number: Int) -> Bool
  /// Minutes from start to table.
  func minutes(_ number: Int) -> Int?
  /// The stars of its owner; 0 for none.
  func rating(_ number: Int) -> Int
  /// How many words may name foods.
  func foodCount(_ number: Int) -> Int
  /// The card for a list.
  func card(_ number: Int) -> RecipeCard
  /// The id alone.
  func id(_ number: Int) -> RecipeID
  /// The title as titles are ordered.
  func titleKey(_ number: Int) -> [UInt8]
  /// Runs a function for each recipe that has a word of a term, more than once if it has several.
  func forEach(
    _ term: SearchTerm, _ body: (_ number: Int, _ place: WordPlace, _ isWhole: Bool) -> Void)
  /// The first of some recipes in the order of their titles, at most a given number.
  func first(_ count: Int, of numbers: [Int]) -> [Int]
}
