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
  var order: MyRecipesInput.Order
  var entries: [MyRecipesInput.Entry]
  var count: Int
  var wider: [MyRecipesInput.Wider]

  /// Looks for recipes, with a picture of each that is shown.
  ///
  /// The order is that of a list without a query; a search has the best first.
  init(
    _ query: String, by order: MyRecipesInput.Order = .name, in library: RecipeLibrary,
    _ known: OwnMealList
  ) async throws(RecipeStoreError) {
    let isSorted = order != .name && query.allSatisfy(\.isWhitespace)
    let search = RecipeSearch(query, limit: isSorted ? .max : Self.longest)
    let answer = try await library.search(search)
    self.query = query
    revision = known.revision
    count = answer.count
    let cards = isSorted ? Self.sorted(answer.recipes, by: order) : answer.recipes
    entries = cards.prefix(Self.longest).map { Self.entry($0, known) }
    self.order = order
    wider = answer.without.map {
      MyRecipesInput.Wider(search.without($0.condition).text, count: $0.count)
    }
    // A query of only spaces would find everything, which the screen shows anyway.
    .filter { !$0.query.allSatisfy(\.isWhitespace) }
  }

  /// The cards in another order than that of their names, which decides between equal ones.
  ///
  /// A recipe without stars, or without a stated time, comes last.
  static func sorted(_ cards: [RecipeCard], by order: MyRecipesInput.Order) -> [RecipeCard] {
    func rank(_ card: RecipeCard) -> Int {
      switch order {
      case .name: 0
      case .stars: -(card.rating ?? 0)
      case .time: card.minutes ?? .max
      }
    }
    return cards.enumerated().sorted {
      (rank($0.element), $0.offset) < (rank($1.element), $1.offset)
    }.map(\.element)
  }

  private static func entry(_ card: RecipeCard, _ known: OwnMealList) -> MyRecipesInput.Entry {
    let image =
      known.meal(card.id).map { MealImage.meal($0, ratio: .thumbnail) }
      ?? .saved(card.id, title: card.title, picture: nil, ratio: .thumbnail)
    return MyRecipesInput.Entry(
      card.id, title: card.title, image: image,
      minutes: card.minutes, stars: card.rating,
      openCount: known.openNames[card.id]?.count ?? 0)
  }
}
