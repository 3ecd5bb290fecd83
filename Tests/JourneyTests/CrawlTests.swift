import AppShell
import AppTesting
import DemoGrocer
import DesignSystem
import EaterRecord
import Groceries
import Journal
import MealAdvisorFeatureParts
import MealAdvisorFeatures
import MealCatalog
import MealModels
import MealPlan
import PremiumGate
import Presentation
import RecipeBookFeatures
import ScreenParts
import ServiceCalls
import SuggestionEngine
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Every screen is reached from the first one by what is seen, and every control does something.
@Suite(.timeLimit(.minutes(5))) struct CrawlTests {
  private static let meals = SuggestionService(catalog: .bundled)
  private static let now = TestWorld.evening

  /// An app with something of everything in it, and all that it can be given from outside.
  private struct House {
    let app: AppRuntime
    let witness = ReducerWitness()
    let routes: Set<String>
    /// What is entered where not just anything fits.
    private(set) var texts: [ActionID: String] = [
      "stores.zip": "94103", "recipeImport.link": "https://example.com/soup",
      "household.add": "Ben", "settings.addAllergyFood": "kiwi",
      "sharing.address": HomeServer.address,
    ]

    init(_ layout: AppLayout, isPaid: Bool) async throws {
      let journal = try EventJournal(directory: URL(filePath: "/data"), fileSystem: .inMemory())
      let stores = Stores(journal: journal, premium: layout.premium)
      let server = try await HomeServer()
      var clients = CrawlTests.clients(layout, stores)
      let households = HomeServer.households(of: stores, over: server.transport)
      clients.households = households
      let features = MealAdvisor.features(clients)
      routes = Set(features.flatMap { $0.routes.map(\.path) })
      let world = TestWorld(sleep: { _ in throw CancellationError() })
      app = try AppRuntime(
        features: witness.watching(features), unreadRoute: Route("system-error"),
        environment: world.environment)
      try await House.furnish(stores)
      await app.launch()
      await app.settle()
      if isPaid {
        try await AppGuest(of: app).tap(
          "tab.select?id=settings", "premium.open", "premium.startTrial")
      }
      texts["sharing.code"] = try await server.foundingCode()
      guard isPaid || layout == .planner else { return }
      try await households.join(
        try await server.foundingCode(), isNew: true, at: HomeServer.address, kind: .home,
        name: "Ann")
      await app.settle()
    }

    private static func furnish(_ stores: Stores) async throws {
      let day = LocalMoment(date: CrawlTests.now).dayNumber
      try await stores.shop([.set(.store("kroger-1234"))], at: CrawlTests.now)
      let meal = try #require(Catalog.bundled.meal("chicken-alfredo"))
      try await stores.plan.record(
        [
          .added(
            PlannedMeal(
              id: "first", slot: PlanSlot(day: day + 1, slot: .dinner),
              content: .recipe(meal.id, title: meal.recipe.title)))
        ], at: CrawlTests.now)
    }
  }

  private static func clients(_ layout: AppLayout, _ stores: Stores) -> MealAdvisorClients {
    var clients = MealAdvisorClients(
      service: meals, stores: stores,
      subscriptions: .local(stores, now: { CrawlTests.now }),
      exports: ExportDestination { _, name in name })
    let caller = ServiceCaller(
      over: .offline, timing: CallTiming(now: { CrawlTests.now }, chance: { 0 }))
    clients.layout = layout
    clients.retailers = Retailers(
      embedded: .demo(now: { CrawlTests.now }), over: caller, secrets: .inMemory(),
      makeID: { "id" }, foods: { .culinary })
    clients.assistants = Assistants(
      over: caller, secrets: .inMemory(), session: .inMemory(), foods: { .culinary })
    clients.calendar = CalendarPort { _, _ in "the calendar" }
    clients.recipeLinks = RecipeLinkReader { _, _ in
      RecipeReading(
        RecipeDraft(
          title: "Lentil Soup", ingredients: [.init(["200 g red lentils", "1 tbsp Zorbel's mix"])],
          steps: [.init(["Boil everything."])], servings: 4), doubts: [.servings])
    }
    return clients
  }

  /// The screens that need something from outside: prices that moved, a server, a disk that fails.
  ///
  /// Or one certain order of steps: a recipe that is read twice or given up half written, an order of
  /// the meal that is suggested now, a dish that wants something beside it. Other tests lead there.
  private static let elsewhere: Set<String> = [
    "cart-changes", "connection-error", "merge", "system-error", "discard-recipe",
    "order-services", "same-recipe", "side",
  ]

  @Test(arguments: [AppLayout.suggestions, .planner])
  func `every control does something and every screen is reached`(layout: AppLayout) async throws {
    async let free = crawl(layout, isPaid: false)
    let paid = try await crawl(layout, isPaid: true)
    let unreached = try await free.unreached.intersection(paid.unreached)
    #expect(unreached.subtracting(Self.elsewhere).sorted() == [])
    #expect(try await free.crawler.dead == [])
    #expect(paid.crawler.dead == [])
    #expect(try await min(free.crawler.used, paid.crawler.used) > 300)
  }

  /// What a crawler found, and the paths of the routes that it did not reach.
  private func crawl(
    _ layout: AppLayout, isPaid: Bool
  ) async throws -> (crawler: Crawler, unreached: Set<String>) {
    let house = try await House(layout, isPaid: isPaid)
    var crawler = try await Crawler(
      in: house.app, watchedBy: house.witness, entering: house.texts)
    try await crawler.crawl(most: 900)
    return (crawler, house.routes.subtracting(crawler.routes))
  }
}
