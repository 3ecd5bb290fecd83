import AppShell
import AppTesting
import DesignSystem
import EaterRecord
import Journal
import MealAdvisorFeatures
import MealCatalog
import MealModels
import RecipeBookFeatures
import RecipeStore
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Somebody with premium who writes recipes of their own; no other visitor has these meals.
struct Cook: Guest {
  let app: AppRuntime
  let own: OwnMeals
  let now: Date
  private let journal: EventJournal

  /// - Parameter links: reads recipes; nobody does unless given.
  init(links: RecipeLinkReader? = nil) async throws {
    let visitor = try await Visitor(clients: {
      $0.service = SuggestionService(catalog: .bundled)
      $0.recipeLinks = links
    })
    try await visitor.startTrial()
    app = visitor.app
    journal = visitor.stores.journal
    own = OwnMeals(in: journal)
    now = await app.world.date
  }

  /// Opens My Recipes from Settings.
  func openRecipes() async throws {
    try await tap("tab.select?id=settings", "My Recipes")
  }

  /// Writes a recipe of such lines, and saves it.
  func write(_ title: String, _ lines: [String]) async throws {
    if try await screen.id != "my-recipes" { try await openRecipes() }
    try await tap("Create Recipe")
    try await enter(title, into: "create-recipe.name")
    for line in lines {
      try await tap("Add Ingredient")
      try await enter(line, into: "recipe-ingredient.food")
      try await tap("Add")
    }
    try await tap("Save")
  }

  /// What is kept, by title.
  var kept: [RecipeDraft] {
    get async throws {
      let ids = try await own.library.cards().map(\.id)
      return try await own.library.recipes(ids).map(\.content.draft)
    }
  }

  /// What was read or written, and is not saved.
  var unsaved: UnfinishedRecipe? {
    get async throws { try await Store(.unfinishedRecipe, in: journal).state() }
  }

  /// The links that wait.
  var waiting: [QueuedLink] {
    get async throws { try await Store(.importQueue, in: journal).state().links }
  }

  /// The last searches, the newest first.
  var searches: [String] {
    get async throws { try await Store(.recentSearches, in: journal).state().all }
  }
}
