import AppShell
import AppTesting
import DemoGrocer
import EaterRecord
import FavoritesStore
import Groceries
import Journal
import MealAdvisorFeatureParts
import MealAdvisorFeatures
import MealCatalog
import MealModels
import MealPlan
import RecipeBookFeatures
import RecipeStore
import ServiceCalls
import Synchronization
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// An app over a record of somebody who planned, shopped, saved and wrote, launched as often as
/// needed, each time as the first.
struct PlantedApp: CustomTestStringConvertible, Sendable {
  /// Which screens it begins with.
  let layout: AppLayout
  /// Whether premium lasts, or lapsed.
  let hasPremium: Bool

  /// Both apps, with premium and after it lapsed.
  static let all = AppLayout.allCases.flatMap { layout in
    [true, false].map { PlantedApp(layout: layout, hasPremium: $0) }
  }

  var testDescription: String {
    "\(layout.rawValue), premium \(hasPremium ? "on" : "lapsed")"
  }

  private static let today = LocalMoment(date: TestWorld.evening).dayNumber
  private static let engine = SuggestionService(catalog: .bundled).engine

  /// The app, launched.
  func launch() async throws -> CrawlVisit {
    let world = Self.stillWorld()
    let journal = try EventJournal(
      directory: URL(filePath: "/data"), fileSystem: .inMemory(), makeID: Self.ids("event"))
    let stores = Stores(journal: journal, premium: .mealAdvisor)
    let own = OwnMeals(in: journal, makeID: Self.ids("recipe"))
    try await plant(in: stores, own)
    let files = HandedFiles()
    let app = try MealAdvisor.app(
      clients(stores, own, files, world.environment), in: world.environment)
    await app.launch()
    await app.settle()
    return try await CrawlVisit(AppGuest(of: app), files, in: world)
  }

  private func clients(
    _ stores: Stores, _ own: OwnMeals, _ files: HandedFiles, _ environment: AppEnvironment
  ) -> MealAdvisorClients {
    var clients = MealAdvisorClients(
      service: SuggestionService(catalog: .bundled, engine: Self.engine), stores: stores,
      subscriptions: .local(stores, now: environment.now), exports: files.destination)
    let caller = ServiceCaller(
      over: .offline, timing: CallTiming(now: environment.now, chance: { 0 }))
    clients.layout = layout
    clients.ownMeals = own
    clients.recipeLinks = Self.links
    clients.retailers = Retailers(
      embedded: .demo(now: environment.now), over: caller, secrets: stores.secrets,
      makeID: environment.makeID, foods: { .culinary })
    clients.assistants = Assistants(
      over: caller, secrets: stores.secrets, session: stores.sessionSecrets,
      foods: { .culinary })
    return clients
  }
}

// MARK: - What is planted

extension PlantedApp {
  private func plant(in stores: Stores, _ own: OwnMeals) async throws {
    let begun = TestWorld.evening.addingTimeInterval(hasPremium ? -3600 : -8 * 86_400)
    let subscriptions = Subscriptions.local(stores, now: { begun })
    _ = try await subscriptions.startTrial(at: begun)
    if !hasPremium { _ = try await subscriptions.cancel(at: begun) }
    try await stores.shop([.set(.store("kroger-1234"))], at: begun)
    try await stores.plan.record(Self.week, at: begun)
    let saved = ["chicken-alfredo", "spicy-beef-tacos"].compactMap {
      Catalog.bundled.meal(MealID(rawValue: $0))
    }
    try await stores.favorites.record(saved.map { .saved(Favorite($0.recipe)) }, at: begun)
    for recipe in Self.recipes {
      try await own.library.add(NewRecipe(RecipeContent(recipe), origin: .user), at: begun)
    }
  }

  /// A dinner a day from the Monday of the week on, in turn.
  private static let week: [PlanEvent] = {
    let dishes = ["chicken-alfredo", "spicy-beef-tacos", "sheet-pan-salmon"].compactMap {
      Catalog.bundled.meal(MealID(rawValue: $0))
    }
    return (0..<7).map { day in
      let dish = dishes[day % dishes.count]
      return .added(
        PlannedMeal(
          id: PlannedMealID(rawValue: "dinner-\(day)"),
          slot: PlanSlot(day: today - 1 + day, slot: .dinner),
          content: .recipe(dish.id, title: dish.recipe.title)))
    }
  }()

  /// One of them has a name that nobody knows.
  private static let recipes = [
    RecipeDraft(
      title: "Lentil Soup",
      ingredients: [.init(["200 g red lentils", "2 tbsp Zorbel's mix"])],
      steps: [.init(["Simmer for 20 minutes."])], servings: 4),
    RecipeDraft(
      title: "Rice Bowl", ingredients: [.init(["300 g rice", "1 onion"])],
      steps: [.init(["Cook the rice."])], servings: 2),
  ]

  /// Reads every link and text as the soup that is there already, with doubtful servings.
  private static let links = RecipeLinkReader { source, _ in
    switch source {
    case .link(let link) where !link.hasPrefix("https:"): throw RecipeLinkError.noLink
    case .text(let text) where text.isEmpty: throw RecipeLinkError.noText
    default: return RecipeReading(recipes[0], doubts: [.servings])
    }
  }

  /// A world in which nothing goes on by itself, and chance differs from time to time.
  private static func stillWorld() -> TestWorld {
    let seed = Mutex<UInt64>(0)
    return TestWorld(
      seed: {
        seed.withLock { seed in
          seed += 1
          return seed
        }
      }, sleep: { _ in throw CancellationError() })
  }

  private static func ids(_ prefix: String) -> @Sendable () -> String {
    let count = Mutex(0)
    return {
      count.withLock { count in
        count += 1
        return "\(prefix)-\(count)"
      }
    }
  }
}

/// How many files an app handed on.
final class HandedFiles: Sendable {
  private let names = Mutex<[String]>([])

  /// How many there are.
  var count: Int { names.withLock(\.count) }

  /// Where they go.
  var destination: ExportDestination {
    ExportDestination { _, name in
      self.names.withLock { $0.append(name) }
      return "Files"
    }
  }
}
