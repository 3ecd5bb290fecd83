import AppShell
import AppTesting
import DesignSystem
import EaterRecord
import Groceries
import Journal
import MealCatalog
import MealModels
import MealPlan
import PlanningFeatures
import PlanningPresentation
import Preferences
import ScreenParts
import ServiceCalls
import SuggestionWords
import Synchronization

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Somebody who plans and shops through the screens alone.
struct Shopper: Guest {
  let app: AppRuntime
  let stores: Stores
  let world: TestWorld
  let shop: CornerShop
  let opened = Opened()
  let files = PutFiles()

  /// The day on which the tests begin, a Tuesday.
  static let today = LocalMoment(date: TestWorld.evening).dayNumber
  static let alfredo: MealID = "chicken-alfredo"
  static let tacos: MealID = "spicy-beef-tacos"

  /// Made once for all tests: the meals, foods and seasons are the same in each.
  static let engine = SuggestionService(catalog: .bundled).engine

  static let copy = Copy([
    CopyTable(
      language: "en",
      parts: [
        CopyTable.sharedEnglish.entries, CopyTable.planningEnglish.entries,
        CopyTable.suggestionEnglish.entries,
      ])
  ])

  /// A world whose waits never end, so that nothing goes on by itself.
  static func still() -> TestWorld {
    let seed = Mutex<UInt64>(0)
    return TestWorld(
      seed: {
        seed.withLock { seed in
          seed += 1
          return seed
        }
      }, sleep: { _ in throw CancellationError() })
  }

  /// Opens an app that plans and shops, and does nothing else.
  ///
  /// - Parameters:
  ///   - store: where is shopped; nowhere unless given.
  ///   - meals: what is planned for dinner, from today on, a meal a day.
  ///   - preferences: what everybody told.
  ///   - isSold: whether planning and shopping are premium.
  ///   - isWaiting: whether a wait may go on when the app is open.
  ///   - interval: how often prices are asked for.
  ///   - failure: why the shop does not answer, from the first moment on; it does unless given.
  ///   - asksFirst: whether somebody new is asked the first questions.
  init(
    at store: StoreID? = nil, planning meals: [MealID] = [],
    preferences: [PreferencesEvent] = [], isSold: Bool = false,
    on disk: JournalFileSystem = .inMemory(), in world: TestWorld = Shopper.still(),
    isWaiting: Bool = false, every interval: RefreshInterval = .threeHours,
    failing failure: RetailerError? = nil, asksFirst: Bool = false
  ) async throws {
    self.world = world
    let journal = try EventJournal(directory: URL(filePath: "/data"), fileSystem: disk)
    stores = Stores(journal: journal, premium: isSold ? Sold.rules : PremiumRules())
    shop = CornerShop(in: world)
    shop.change { $0.failure = failure }
    let own = OwnMeals(in: journal)
    var clients = PlanningClients(
      service: SuggestionService(catalog: .bundled, engine: Self.engine), ownMeals: own,
      stores: stores,
      retailers: Retailers(
        embedded: shop.client,
        over: ServiceCaller(
          over: .offline, timing: CallTiming(now: { TestWorld.evening }, chance: { 0 })),
        secrets: .inMemory(), makeID: { "id" }, foods: { .culinary }),
      exports: files.destination, soldPlanner: isSold ? "planner" : nil,
      soldGroceries: isSold ? "list" : nil, hasTabs: !isSold, openLimits: Hall.limits.call(),
      copy: Self.copy)
    clients.asksFirst = asksFirst
    let hall = Hall(opened: opened, meal: Self.alfredo)
    app = try AppRuntime(
      features: isSold
        ? [hall] + clients.features + [PromptStandIn()] : clients.features + [hall],
      environment: world.environment)
    try await stores.shop([.set(.interval(interval))], at: TestWorld.evening)
    try await prepare(store, meals, preferences)
    await app.launch()
    if isWaiting { await app.rest() } else { await app.settle() }
  }

  private func prepare(
    _ store: StoreID?, _ meals: [MealID], _ preferences: [PreferencesEvent]
  ) async throws {
    if let store { try await stores.shop([.set(.store(store))], at: TestWorld.evening) }
    for (day, meal) in meals.enumerated() { try await keep(meal, on: Self.today + day) }
    if !preferences.isEmpty {
      try await stores.recordPreferences(preferences, at: TestWorld.evening)
    }
  }

  /// Plans a meal without any screen; its id is that of the meal with the day from today on.
  func keep(_ meal: MealID, on day: Int, _ slot: MealSlot = .dinner) async throws {
    let title = Catalog.bundled.meal(meal)?.recipe.title ?? ""
    try await stores.plan.record(
      [
        .added(
          PlannedMeal(
            id: PlannedMealID(rawValue: "\(meal)-\(day - Self.today)"),
            slot: PlanSlot(day: day, slot: slot), content: .recipe(meal, title: title)))
      ], at: TestWorld.evening)
  }

  /// Has somebody at the table keep to something from now on.
  func limit(_ events: PreferencesEvent...) async throws {
    try await stores.recordPreferences(events, at: world.now)
    await app.dataChanged(.everything)
    await app.settle()
  }

  /// Has the connection come or go.
  func connect(_ isConnected: Bool) async throws {
    world.isConnected = isConnected
    await app.connectionChanged()
    await app.settle()
  }
}

// MARK: - Doing and reading

extension Shopper {
  /// Taps what carries an action.
  func tap(_ call: ActionCall, fileID: String = #fileID, line: Int = #line) async throws {
    try await tap(call.description, fileID: fileID, line: line)
  }

  /// Taps what carries an action twice, before the first tap is over.
  func tapTwice(_ call: ActionCall) async throws {
    try await app.fire(call)
    // What is gone by then, or rests, cannot be tapped again.
    try? await app.fire(call)
    await app.settle()
  }

  /// Shows a tab of the app.
  func show(_ tab: RouteForm<Void>) async throws { try await tap("tab.select?id=\(tab.path)") }

  /// Opens a page that an app offers in its settings; the shopper's app has none.
  func goInSettings(_ page: RouteForm<Void>) async throws {
    try await app.go(along: [Route(PlanningRoutes.planner), Route(page)])
    await app.settle()
  }

  /// The screen and its state, such as `planner.week`.
  var place: String {
    get async throws {
      let screen = try await app.showing().screen
      return "\(screen.id).\(screen.state)"
    }
  }

  /// What the screen can do of one kind, by what each is about.
  func subjects<Subject>(of form: ActionForm<Subject, Void>) async throws -> [Subject] {
    try await app.showing().root.all.compactMap(\.tapCall).compactMap { form.read($0)?.subject }
  }

  /// The meals that the picker offers on its tab, on its first pages.
  func offered(pages: Int = .max) async throws -> Set<MealID> {
    for _ in 0..<pages - 1 {
      guard try await can("picker.more") else { break }
      try await tap("picker.more")
    }
    return Set(try await subjects(of: PickerAction.add))
  }

  /// The plan as it is stored.
  var plan: Plan { get async throws { try await stores.plan.state() } }

  /// The titles that are planned for a day.
  func titles(on day: Int) async throws -> [String] {
    try await plan.entries(of: day..<(day + 1)).filter { $0.state != .skipped }
      .map(\.content.title)
  }

  /// The id of the first item of the list whose name has these words.
  func item(_ words: String) async throws -> GroceryItemID? {
    let root = try await app.showing().root
    for element in root.all where element.visibleText.lowercased().contains(words) {
      guard let call = element.tapCall, let item = GroceryAction.item.read(call) else { continue }
      return item.subject
    }
    return nil
  }

  /// Adds something to the list by hand.
  func write(_ words: String) async throws {
    try await tap("groceries.add")
    try await enter(words, into: "grocery-entry.field")
    try await tap("navigation.dismiss")
  }
}
