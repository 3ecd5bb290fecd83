import AppShell
import AppTesting
import DesignSystem
import EaterRecord
import Journal
import MealCatalog
import MealModels
import PremiumGate
import RecipeBookFeatures
import RecipeBookScreens
import RecipeImport
import RecipeStore
import ScreenParts
import Synchronization

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Somebody who writes recipes through the screens alone.
struct Cook: Guest {
  let app: AppRuntime
  let own: OwnMeals
  let stores: Stores
  let world: TestWorld
  /// What a reader of recipes of other apps would open.
  let opened = OpenedRecipes()

  static let copy = Copy.recipeBookEnglish

  /// Opens an app that has recipes and nothing else.
  init(
    on disk: JournalFileSystem = .inMemory(), rules: PremiumRules = PremiumRules(),
    links: RecipeImporter? = nil, lines: LineProposer? = nil, photos: PhotoChooser? = nil,
    files: RecipeFileChooser? = nil,
    pages: @escaping @Sendable (String) async -> HandedPage? = { _ in nil },
    further: [any Feature] = [],
    in world: TestWorld = TestWorld()
  ) async throws {
    self.world = world
    let journal = try EventJournal(
      directory: URL(filePath: "/data"), fileSystem: disk, makeID: Self.ids("event"))
    stores = Stores(journal: journal, premium: rules)
    own = OwnMeals(in: journal, makeID: Self.ids("recipe"))
    var clients = RecipeBookClients(
      ownMeals: own, stores: stores, service: SuggestionService(catalog: .bundled),
      sold: rules.offer.items.first?.feature, links: links,
      lines: lines, photos: photos, copy: Self.copy)
    (clients.files, clients.handedPages) = (files, pages)
    app = try AppRuntime(
      features: [Hall(opened: opened)] + clients.features + further,
      environment: world.environment)
    await app.launch()
    await app.settle()
  }

  private static func ids(_ prefix: String) -> @Sendable () -> String {
    let count = Mutex(0)
    let launch = UInt64.random(in: 0 ... .max)
    return {
      count.withLock { count in
        count += 1
        return "\(prefix)-\(launch)-\(count)"
      }
    }
  }

  /// Writes one ingredient in Create Recipe.
  func add(_ food: String, amount: String = "", unit: String = "") async throws {
    try await tap("create-recipe.ingredient.add")
    if !amount.isEmpty { try await enter(amount, into: "recipe-ingredient.amount") }
    if !unit.isEmpty { try await enter(unit, into: "recipe-ingredient.unit") }
    try await enter(food, into: "recipe-ingredient.food")
    try await tap("recipe-ingredient.keep")
  }

  /// Writes one step in Create Recipe.
  func addStep(_ text: String) async throws {
    try await tap("create-recipe.step.add")
    try await enter(text, into: "recipe-step.text")
    try await tap("recipe-step.keep")
  }

  /// Opens the import from the first screen, and reads a link.
  func importLink(_ link: String) async throws {
    try await tap("Recipes", "Import from URL")
    try await enter(link, into: "import-recipe.link")
    try await tap("Read Recipe")
  }

  /// Has the connection come or go.
  func connect(_ isConnected: Bool) async throws {
    world.isConnected = isConnected
    await app.connectionChanged()
    await app.settle()
  }

  /// A recipe that is kept without any screen.
  @discardableResult
  func keep(_ draft: RecipeDraft) async throws -> RecipeID {
    let id = try await own.library.add(
      NewRecipe(RecipeContent(draft), origin: .user), at: TestWorld.evening)
    await app.dataChanged(.everything)
    await app.settle()
    return id
  }

  var text: String {
    get async throws { try await app.showing().root.visibleText }
  }

  /// The screen and its state, such as `review-recipe.sure`.
  var place: String {
    get async throws {
      let screen = try await app.showing().screen
      return "\(screen.id).\(screen.state)"
    }
  }

  var screenID: ScreenID {
    get async throws { try await app.showing().screen.id }
  }
}

/// The ids that were opened.
final class OpenedRecipes: Sendable {
  private let ids = Mutex<[RecipeID]>([])
  var all: [RecipeID] { ids.withLock { $0 } }
  func add(_ id: RecipeID) { ids.withLock { $0.append(id) } }
}

/// A first screen, which leads to My Recipes, and opens recipes.
struct Hall: Feature {
  struct Page: Screen {
    let id: ScreenID = "hall"
    let state: StateID = "default"
    let title = "Hall"
    let primaryAction: ElementID? = nil
    let announcement: String? = nil
    var element: Element {
      ScreenRoot("hall") {
        ActionButton(
          "hall.recipes", .text, "Recipes", action: ControlAction(RecipeBookAction.open))
      }.element
    }
  }

  let opened: OpenedRecipes
  let id: FeatureID = "hall"
  let route = RouteForm("hall")
  var routes: [RouteDefinition] { [RouteDefinition(route, .root)] }
  func initialState() {}
  var actions: [ActionHandler<RecipeID>] { [.on(RecipeAction.open) { $0 }] }

  func reduce(
    _ action: RecipeID, into state: inout Void, stored: Void, world: World
  ) -> [Command<Never>] {
    opened.add(action)
    return []
  }

  func screen(
    of route: Route, state: Void, stored: Void, context: ScreenContext
  ) -> (any Screen)? { Page() }

  func offers(_ state: Void, _ stored: Void, _ world: World) -> Offers {
    var offers = Offers()
    offers.tab = TabOffer(Route(route), .home, "Hall")
    return offers
  }
}
