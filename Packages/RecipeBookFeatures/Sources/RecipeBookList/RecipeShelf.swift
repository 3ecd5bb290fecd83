import DesignSystem
import EaterMeals
import MealModels
import MealPictures
import RecipeBookScreens
import RecipeStore

/// The recipes that a search found, as My Recipes shows them.
struct RecipeShelf: Sendable {
  /// The number of recipes that a list shows at first, and that each tap adds.
  static let pageLength = 50
  /// The most recipes whose tags are read to offer them.
  static let mostRead = 300
  /// The most tags that are offered.
  static let mostTags = 16

  /// The revision of the list of recipes that was searched.
  var revision: Int
  var query: String
  var choice: RecipeChoice
  var entries: [MyRecipesInput.Entry]
  var count: Int
  /// The tags of all recipes, the most frequent first.
  var tags: [String]
  var wider: [MyRecipesInput.Wider]

  /// Looks for recipes, with a picture of each that is shown.
  ///
  /// The order is that of a list without a query; a search has the best first.
  init(
    _ query: String, by choice: RecipeChoice = RecipeChoice(), limit: Int = pageLength,
    in library: RecipeLibrary,
    _ known: OwnMealList, stores: Stores? = nil
  ) async throws(RecipeStoreError) {
    let isSearch = !query.allSatisfy(\.isWhitespace) && choice.conditionCount == 0
    let search = RecipeSearch(query, limit: isSearch ? limit : .max)
    let answer = try await library.search(search)
    var facts = RecipeFacts()
    // Without a readable history the list is shown as if nothing was cooked yet.
    facts.lastCooked = (try? await stores?.lastCooked()) ?? [:]
    facts.stars = (try? await stores?.stars()) ?? [:]
    // To read the tags means to read the recipes, so a long list offers those of its first ones.
    for card in answer.recipes.prefix(choice.tag == nil ? Self.mostRead : .max) {
      facts.tags[card.id] = Self.tags(of: card, known)
    }
    if choice.order == .newest {
      for card in answer.recipes {
        facts.added[card.id] = try await library.recipe(card.id)?.addedAt
      }
    }
    var order = choice
    if !query.allSatisfy(\.isWhitespace) { order.order = .name }
    let cards = order.applied(to: answer.recipes, facts)
    (self.query, self.choice, revision) = (query, choice, known.revision)
    count = isSearch ? answer.count : cards.count
    tags = facts.tagList(longest: Self.mostTags)
    if let tag = choice.tag, !tags.contains(tag) { tags.append(tag) }
    entries = cards.prefix(limit).map { Self.entry($0, facts, known) }
    wider = answer.without.map {
      MyRecipesInput.Wider(search.without($0.condition).text, count: $0.count)
    }
    // A query of only spaces would find everything, which the screen shows anyway.
    .filter { !$0.query.allSatisfy(\.isWhitespace) }
  }

  private static func tags(of card: RecipeCard, _ known: OwnMealList) -> [String] {
    let said = known.meal(card.id)?.recipe.asides.filter { $0.place == .tag }.map(\.text) ?? []
    return card.tags + said
  }

  private static func entry(
    _ card: RecipeCard, _ facts: RecipeFacts, _ known: OwnMealList
  ) -> MyRecipesInput.Entry {
    let image =
      known.meal(card.id).map { MealImage.meal($0, ratio: .thumbnail) }
      ?? .saved(card.id, title: card.title, picture: nil, ratio: .thumbnail)
    return MyRecipesInput.Entry(
      card.id, title: card.title, image: image,
      minutes: card.minutes, stars: facts.stars(of: card),
      openCount: known.openNames[card.id]?.count ?? 0)
  }
}
