import AppShell
import AppTesting
import DesignSystem
import EaterRecord
import Journal
import MealAdvisorFeatureParts
import MealAdvisorFeatures
import MealCatalog
import MealModels
import SuggestionEngine
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A recipe of one's own, from the first word to the table.
@Suite struct RecipeBookStory {
  /// Somebody with premium and an allergy to tree nuts.
  private struct Writer: Guest {
    let app: AppRuntime
    let service = SuggestionService(catalog: .bundled)

    init() async throws {
      let journal = try EventJournal(
        directory: URL(filePath: "/data"), fileSystem: .inMemory())
      let stores = Stores(journal: journal, premium: .mealAdvisor)
      let clients = MealAdvisorClients(
        service: service, stores: stores,
        subscriptions: .local(stores, now: { TestWorld.evening }))
      app = try MealAdvisor.app(clients, in: TestWorld().environment)
      await app.launch()
      await app.settle()
      try await tap("tab.select?id=settings", "premium.open", "premium.startTrial")
      try await tap("settings.open?screen=dietary-restrictions")
      try await tap("settings.allergy=on?id=tree-nut", "Back")
    }

    /// Whether a meal of that title is among those that can be suggested to them.
    func isSuggested(_ title: String) async throws -> Bool {
      let request = SuggestionRequest(
        moment: LocalMoment(date: TestWorld.evening),
        limits: EaterLimits(allergens: [.treeNut]), wishes: Wishes(slot: .dinner),
        count: service.catalog.summaries.count, seed: 7)
      let limits = try service.safeLimits(of: StoredState(), at: request.moment.date)
      return try await service.serve(request, for: limits, History()).meals.contains {
        $0.meal.recipe.title == title
      }
    }
  }

  @Test func `an eater writes a recipe, settles an unknown name and gets it suggested`()
    async throws
  {
    let guest = try await Writer()
    try await guest.tap("My Recipes", "Create Recipe")
    try await guest.enter("Chicken Bowl", into: "create-recipe.name")
    for line in ["500 g chicken breast", "300 g rice", "2 tbsp Zorbel's mix"] {
      try await guest.tap("Add Ingredient")
      try await guest.enter(line, into: "recipe-ingredient.food")
      try await guest.tap("Add")
    }
    try await guest.tap("Add Step")
    try await guest.enter("Cook the rice.\nFry the chicken.", into: "recipe-step.text")
    try await guest.tap("Add", "Save")
    // What nobody knows may hold nuts: the recipe is kept, and not offered.
    #expect(try await guest.sees("One unknown food"))
    #expect(try await !guest.isSuggested("Chicken Bowl"))

    try await guest.tap("More for Chicken Bowl", "Edit", "What is Zorbel's mix?")
    try await guest.enter("paprika", into: "settle-name.field")
    try await guest.tap("settling.choose?id=paprika", "Use This Food", "Save")
    #expect(try await guest.isSuggested("Chicken Bowl"))
    #expect(try await !guest.sees("unknown food"))

    // It is a recipe like any other: opened, and found among the meals.
    try await guest.tap("Chicken Bowl")
    #expect(try await guest.sees("Fry the chicken."))
    try await guest.tap("Close")
    try await guest.follow("mealadvisor://search")
    try await guest.enter("chicken bowl", into: "search.find")
    #expect(try await guest.sees("Chicken Bowl"))
  }

  @Test func `a deleted recipe is not suggested until the eater restores it`()
    async throws
  {
    let guest = try await Writer()
    try await guest.tap("My Recipes", "Create Recipe")
    try await guest.enter("Chicken Bowl", into: "create-recipe.name")
    for line in ["500 g chicken breast", "300 g rice"] {
      try await guest.tap("Add Ingredient")
      try await guest.enter(line, into: "recipe-ingredient.food")
      try await guest.tap("Add")
    }
    try await guest.tap("Save")
    #expect(try await guest.isSuggested("Chicken Bowl"))
    try await guest.tap("More for Chicken Bowl", "Delete")
    #expect(try await !guest.isSuggested("Chicken Bowl"))
    try await guest.tap("my-recipes.toast")
    #expect(try await guest.isSuggested("Chicken Bowl"))
  }
}
