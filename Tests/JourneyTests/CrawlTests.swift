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
import PlanningFeatures
import PremiumGate
import Presentation
import RecipeImport
import RecipeStore
import ScreenParts
import ServiceCalls
import SuggestionEngine
import Synchronization
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

  /// An app by the tab that it begins with.
  enum App {
    case suggestions, planner

    var features: MealAdvisor.Features {
      self == .planner ? MealAdvisor.planningFeatures : MealAdvisor.features
    }
    var premium: PremiumRules { self == .planner ? .withFreePlanning : .mealAdvisor }
  }

  /// What is so of whoever lives in a house.
  private enum Fortune {
    /// Nothing is paid for.
    case free
    /// Premium, and a household that disagrees.
    case paid
    /// No suggestion arrives.
    case cutOff
    /// The disk cannot be read.
    case unreadable
  }

  /// An app with something of everything in it, and all that it can be given from outside.
  private struct House {
    let app: AppRuntime
    let witness = ReducerWitness()
    let routes: Set<String>
    /// The clock of the store, where prices move.
    let shelfClock = ShelfClock()
    /// What is entered where not just anything fits.
    private(set) var texts: [ActionID: String] = [
      "stores.zip": "94103", "recipeImport.link": "https://example.com/soup",
      "household.add": "Ben", "settings.addAllergyFood": "kiwi",
      "sharing.address": HomeServer.address,
    ]

    init(_ kind: App, _ fortune: Fortune) async throws {
      let disk = TroubledDisk()
      let stores = try CrawlTests.stores(kind, on: disk.files)
      let server = try await HomeServer()
      var clients = CrawlTests.clients(fortune, stores: stores, shelf: shelfClock, server: server)
      let households = HomeServer.households(of: stores, over: server.transport)
      clients.households = households
      let features = kind.features(clients)
      routes = Set(features.flatMap { $0.routes.map(\.path) })
      let world = TestWorld(sleep: { _ in throw CancellationError() })
      app = try AppRuntime(
        features: witness.watching(features), unreadRoute: Route("system-error"),
        environment: world.environment)
      try await House.furnish(stores)
      if fortune == .unreadable { disk.become(.gone) }
      await app.launch()
      await app.settle()
      if fortune == .paid {
        try await AppGuest(of: app).tap(
          "tab.select?id=settings", "premium.open", "premium.startTrial")
      }
      if fortune == .cutOff, kind == .suggestions {
        // Whoever tries again is told at last.
        for _ in 0..<2 { try await AppGuest(of: app).tap("home.retry") }
      }
      texts["sharing.code"] = try await server.foundingCode()
      guard fortune == .paid || fortune == .free && kind == .planner else { return }
      try await House.disagree(stores, households, server)
      await app.dataChanged(.everything)
      await app.settle()
      if fortune == .paid { try await lookAtCart(kind) }
    }

    /// Looks at the cart, days before anybody does again.
    private func lookAtCart(_ kind: App) async throws {
      let start = await app.navigation.trail
      let list = Route(PlanningRoutes.groceries)
      try await app.go(along: kind == .planner ? [list] : [Route("settings"), list])
      await app.settle()
      try await AppGuest(of: app).tap("groceries.cart")
      shelfClock.pass(days: 25)
      try await app.go(along: start)
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
      // Fewer recipes are neither sorted nor filtered.
      let library = RecipeLibrary(in: stores.journal)
      for title in ["Leek Soup", "Pea Soup", "Bean Soup"] {
        let draft = RecipeDraft(
          title: title, ingredients: [.init(["1 carrot"])], steps: [.init(["Cook."])])
        _ = try await library.add(
          NewRecipe(RecipeContent(draft), origin: .user), at: CrawlTests.now)
      }
    }

    /// Founds a household in which two people moved the same meal.
    private static func disagree(
      _ stores: Stores, _ households: Households, _ server: HomeServer
    ) async throws {
      try await households.join(
        try await server.foundingCode(), isNew: true, at: HomeServer.address, kind: .home,
        name: "Ann")
      let other = Stores(journal: try .inMemory(device: try DeviceID("other")), premium: .init())
      let others = HomeServer.households(of: other, over: server.transport)
      try await others.join(
        try await households.invite().code, at: HomeServer.address, kind: .home, name: "Ben")
      for member in [households, others] { _ = try await member.synchronize() }
      let day = LocalMoment(date: CrawlTests.now).dayNumber
      for (stores, day) in [(stores, day + 2), (other, day + 3)] {
        try await stores.plan.record(
          [.changed("first", .slot(PlanSlot(day: day, slot: .dinner), position: 0))],
          at: CrawlTests.now)
      }
      for member in [others, households] { _ = try await member.synchronize() }
    }
  }

  /// The time at a store, which goes on while somebody looks at other things.
  private final class ShelfClock: Sendable {
    private let days = Mutex(30.0)
    var now: Date { CrawlTests.now - days.withLock(\.self) * 86_400 }
    /// Lets time go by, an hour or so unless given, until it is as late there as here.
    func pass(days passing: Double = 0.05) { days.withLock { $0 = max(0, $0 - passing) } }
  }

  private static let soup = RecipeReading(
    RecipeDraft(
      title: "Lentil Soup", ingredients: [.init(["200 g red lentils", "1 tbsp Zorbel's mix"])],
      steps: [.init(["Boil everything."])], servings: 4), doubts: [.servings])

  private static func stores(
    _ kind: App, on files: JournalFileSystem
  ) throws -> Stores {
    Stores(
      journal: try EventJournal(directory: URL(filePath: "/data"), fileSystem: files),
      premium: kind.premium)
  }

  private static func clients(
    _ fortune: Fortune, stores: Stores, shelf: ShelfClock, server: HomeServer
  ) -> MealAdvisorClients {
    let isCutOff = fortune == .cutOff
    let service =
      isCutOff
      ? SuggestionService(
        catalog: .bundled, source: SuggestionSource { _, _ in throw SuggestionSourceError.offline })
      : meals
    var clients = MealAdvisorClients(
      service: service, stores: stores,
      subscriptions: .local(stores, now: { CrawlTests.now }),
      exports: ExportDestination { _, name in name })
    let caller = HomeServer.caller(server.transport)
    clients.retailers = Retailers(
      embedded: .demo(now: { shelf.now }), over: HomeServer.caller(.offline), secrets: .inMemory(),
      makeID: { "id" }, foods: { .culinary })
    clients.assistants = Assistants(
      over: caller, secrets: stores.secrets, session: stores.sessionSecrets,
      foods: { .culinary })
    clients.calendar = CalendarPort { _, _ in "the calendar" }
    clients.recipeLinks = RecipeImporter { _, _ in soup }
    return clients
  }

  /// Opens the own recipes: a tab of the planner's app, a page of the other's settings.
  private static func openRecipes(_ kind: App, _ guest: AppGuest) async throws {
    try await guest.app.go(along: [Route(kind == .planner ? "my-recipes" : "settings")])
    await guest.app.settle()
    if kind == .suggestions { try await guest.tap("recipes.open") }
  }

  /// Taps the first control with an action of a kind.
  ///
  /// What is being read is shown a little later, and may be shown anew between a look and a tap.
  private static func tapFirst(_ id: ActionID, _ guest: AppGuest) async throws {
    for _ in 0..<300 {
      let calls = try await guest.app.showing().root.all.compactMap(\.tapCall)
      if let call = calls.first(where: { $0.id == id }), (try? await guest.tap("\(call)")) != nil {
        return
      }
      try await Task.sleep(for: .milliseconds(10))
    }
    Issue.record("no control \(id)")
  }

  /// Ways that only a certain order of steps leads along; from the end of each the crawl goes on.
  private static func ways(_ kind: App) -> [(AppGuest) async throws -> Void] {
    let list = Route(PlanningRoutes.groceries)
    let reviewing: (AppGuest) async throws -> Void = { guest in
      try await guest.app.go(along: kind == .planner ? [list] : [Route("settings"), list])
      await guest.app.settle()
      try await guest.tap("groceries.cart", "cart.reviewChanges")
    }
    let givingUp: (AppGuest) async throws -> Void = { guest in
      try await guest.tap("recipeReview.giveUp")
      try await openRecipes(kind, guest)
      try await guest.tap("recipes.create")
      try await guest.enter("Soup", into: "create-recipe.name")
      try await guest.tap("recipeEditor.cancel")
    }
    let reading: (AppGuest) async throws -> Void = { guest in
      try await openRecipes(kind, guest)
      try await guest.tap("recipes.openImport")
      try await guest.enter("https://example.com/soup", into: "import-recipe.link")
      try await guest.tap("recipeImport.read")
    }
    let readingAgain: (AppGuest) async throws -> Void = { guest in
      try await guest.tap("recipeReview.save")
      try await reading(guest)
    }
    let ordering: (AppGuest) async throws -> Void = { guest in
      try await guest.app.go(along: [Route("home")])
      try await guest.tap("home.order")
    }
    let beside: (AppGuest) async throws -> Void = { guest in
      let dish = try #require(
        Catalog.bundled.summaries.first { !$0.customs.accompaniments.isEmpty })
      let root = Route(kind == .planner ? "planner" : "home")
      try await guest.app.go(along: [root, Route(Routes.recipe, dish.id)])
      await guest.app.settle()
      try await tapFirst(SideAction.open.id, guest)
    }
    let planner = [Route("planner")]
    let week = kind == .planner ? planner : [Route("settings")] + planner
    let seating: (AppGuest) async throws -> Void = { guest in
      try await guest.app.go(along: week + [Route(PlanningRoutes.slot, "first")])
      await guest.app.settle()
      try await guest.tap("planned-meal.eaters")
    }
    let saving: (AppGuest) async throws -> Void = { guest in
      try await guest.app.go(along: week + [Route(PlanningRoutes.connections)])
      await guest.app.settle()
      try await guest.enter("10", into: "connections.budget")
      try await guest.app.go(along: week)
      await guest.app.settle()
      try await guest.tap("planner.savings")
    }
    let importing: (AppGuest) async throws -> Void = { guest in
      try await openRecipes(kind, guest)
      try await guest.tap("recipes.openImport")
    }
    let sorting: (AppGuest) async throws -> Void = { guest in
      try await openRecipes(kind, guest)
      try await tapFirst("recipes.choose", guest)
    }
    let settling: (AppGuest) async throws -> Void = { guest in
      try await openRecipes(kind, guest)
      try await tapFirst("recipes.menu", guest)
      try await openRecipes(kind, guest)
      try await tapFirst("settling.list", guest)
    }
    let accepting: (AppGuest) async throws -> Void = { guest in
      // What the own soup contains is not known, so an allergy stands in its way.
      try await guest.app.go(along: [Route("settings"), Route("dietary-restrictions")])
      await guest.app.settle()
      try await tapFirst("settings.allergy", guest)
      try await guest.app.go(along: week)
      await guest.app.settle()
      try await tapFirst("planner.add", guest)
      await guest.app.settle()
      try await guest.tap("picker.tab?tab=imported")
      await guest.app.rest()
      try await tapFirst("picker.addAnyway", guest)
    }
    let asking: (AppGuest) async throws -> Void = { guest in
      try await guest.app.go(along: [Route("settings")])
      try await guest.tap("connections.open?part=assistant")
    }
    return [reviewing, reading, readingAgain, givingUp] + (kind == .planner ? [accepting] : [])
      + [importing, sorting, beside, seating, saving, settling]
      + (kind == .planner ? [asking] : [ordering])
  }

  @Test(arguments: [App.suggestions, .planner])
  func `every control does something and every screen is reached`(kind: App) async throws {
    async let free = crawl(kind, .free, most: 900)
    let paid = try await crawl(kind, .paid, most: 1200)
    let others = [
      try await crawl(kind, .cutOff, most: 60), try await crawl(kind, .unreadable, most: 10),
      try await free,
    ]
    let unreached = others.reduce(paid.unreached) { $0.intersection($1.unreached) }
    #expect(unreached.sorted() == [])
    for crawl in others + [paid] { #expect(crawl.crawler.dead == []) }
    #expect(try await min(free.crawler.used, paid.crawler.used) > 300)
  }

  /// What a crawler found, and the paths of the routes that it did not reach.
  private func crawl(
    _ kind: App, _ fortune: Fortune, most: Int
  ) async throws -> (crawler: Crawler, unreached: Set<String>) {
    let house = try await House(kind, fortune)
    var crawler = try await Crawler(
      in: house.app, watchedBy: house.witness, entering: house.texts)
    if fortune == .paid { for way in Self.ways(kind) { try await crawler.follow(way) } }
    try await crawler.crawl(most: most) { house.shelfClock.pass() }
    return (crawler, house.routes.subtracting(crawler.routes.union(crawler.screens)))
  }
}
