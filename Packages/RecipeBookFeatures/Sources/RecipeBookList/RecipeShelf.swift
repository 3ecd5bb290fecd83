import DesignSystem
import EaterMeals
import MealModels
import MealPictures
import RecipeBookScreens
import RecipeStore

/// The recipes that a search found, as My Recipes shows them.
struct RecipeShelf: Sendable {
  /// The most recipes that are shown.
  static let longest = 50

  /// The revision of the list of recipes that was searched.
  var revision: Int
  var query: String
  var entries: [MyRecipesInput.Entry]
  var count: Int
  var wider: [MyRecipesInput.Wider]

  /// Looks for recipes, with a picture of each that is shown.
  init(
    _ query: String, in library: RecipeLibrary, _ known: OwnMealList
  ) async throws(RecipeStoreError) {
    let search = RecipeSearch(query, limit: Self.longest)
    let answer = try await library.search(search)
    self.query = query
    revision = known.revision
    count = answer.count
    entries = answer.recipes.map { Self.entry($0, known) }
    wider = answer.without.map {
      MyRecipesInput.Wider(search.without($0.condition).text, count: $0.count)
    }
    // A query of only spaces would find everything, which the screen shows anyway.
    .filter { !$0.query.allSatisfy(\.isWhitespace) }
  }

  private static func entry(_ card: RecipeCard, _ known: OwnMealList) -> MyRecipesInput.Entry {
    let image =
      known.meal(card.id).map { MealImage.meal($0, ratio: .thumbnail) }
      ?? .saved(card.id, title: card.title, picture: nil, ratio: .thumbnail)
    return MyRecipesInput.Entry(
      card.id, title: card.title, image: image,
      minutes: card.minutes, openCount: known.openNames[card.id]?.count ?? 0)
  }
}
