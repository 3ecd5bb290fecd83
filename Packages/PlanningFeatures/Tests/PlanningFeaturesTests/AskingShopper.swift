import AppShell
import AppTesting
import AssistantFeatures
import DemoGrocer
import DesignSystem
import EaterRecord
import Foundation
import Groceries
import Journal
import MealCatalog
import MealModels
import PlanningFeatures
import PlanningPresentation
import Preferences
import PremiumGate
import RecipeAssistant
import ScreenParts
import ServiceCalls
import Synchronization

/// Somebody who shops with an assistant at hand, through the screens alone.
struct AskingShopper: Guest {
  let app: AppRuntime
  let stores: Stores
  let world = TestWorld()
  /// Everything that was on a screen so far.
  let seen = SeenWords()

  static let copy = Copy.planningEnglish

  init(
    _ service: AskedService, on disk: JournalFileSystem = .inMemory(), hasAssistant: Bool = true
  ) async throws {
    let now: @Sendable () -> Date = { [world] in world.now }
    let makeID = Self.ids()
    stores = Stores(
      journal: try EventJournal(
        directory: URL(filePath: "/data"), fileSystem: disk, makeID: makeID),
      premium: PremiumRules(), secrets: .files(in: "/data", files: disk))
    let own = OwnMeals(in: stores.journal, makeID: makeID)
    let caller = service.caller(now)
    let assistants =
      hasAssistant
      ? Assistants(
        over: caller, secrets: stores.secrets, session: stores.sessionSecrets, foods: own.foods)
      : nil
    let clients = PlanningClients(
      service: SuggestionService(catalog: .bundled), ownMeals: own, stores: stores,
      retailers: Retailers(
        embedded: .demo(now: now), over: caller, secrets: stores.secrets, makeID: makeID,
        foods: own.foods),
      assistants: assistants, hasTabs: true,
      openLimits: NavigationAction.dismiss.call(), copy: Self.copy)
    let assistant = AssistantClients(
      assistants, record: stores.record, page: PlanningRoutes.connections, copy: Self.copy)
    app = try AppRuntime(
      features: clients.features + [assistant.feature], environment: world.environment)
    await app.launch()
    await app.settle()
  }

  private static func ids() -> @Sendable () -> String {
    let count = Mutex(0)
    let launch = UInt64.random(in: 0 ... .max)
    return {
      count.withLock { count in
        count += 1
        return "id-\(launch)-\(count)"
      }
    }
  }

  /// Opens Account & Connections from the planner.
  func openConnections() async throws {
    try await tap("planner.preferences")
    try await look()
  }

  /// Allows that foods to be replaced are told, and enters a key.
  func allow(_ key: String = "sk-a") async throws {
    try await openConnections()
    try await enter("on", into: "connections.topic.substitutions")
    try await enter(key, into: "connections.key")
    try await look()
    try await tap("navigation.dismiss")
  }

  /// Puts butter on the list by hand, and opens its drawer.
  func openButter() async throws {
    try await tap("tab.select?id=groceries", "groceries.add")
    try await enter("200 g butter", into: "groceries.enter")
    try await look()
    try await tap("navigation.dismiss", "groceries.item?id=butter")
    try await look()
  }

  /// Says that nobody may have nuts, as another device would: this app is not told.
  func avoidNuts() async throws {
    try await stores.preferences.record(
      [.toggling(Allergen.treeNut.rawValue, isOn: true, of: .allergies)], at: world.now)
  }

  /// What stands in for something on any list.
  var taken: [String] {
    get async throws {
      try await stores.grocery.state().substitutes(on: .week(from: week)).values.map(\.name)
    }
  }

  private var week: Int {
    get async throws {
      let day = LocalMoment(date: world.now, secondsFromGMT: 0).dayNumber
      return try await stores.plan.state().settings.week(of: day).lowerBound
    }
  }

  /// Notes all that is on the screen, also what is only read aloud.
  func look() async throws {
    let showing = try await app.showing()
    let spoken = showing.root.all.flatMap { element in
      [
        element.accessibility.label, element.accessibility.value, element.accessibility.hint,
        element.action.map { "\($0)" } ?? "",
      ]
    }
    seen.note(
      ([try await sight, showing.screen.announcement ?? "", "\(showing)"] + spoken)
        .joined(separator: "\n"))
  }
}

/// Everything that was on a screen.
final class SeenWords: Sendable {
  private let words = Mutex<[String]>([])
  var all: String { words.withLock { $0.joined(separator: "\n") } }
  func note(_ text: String) { words.withLock { $0.append(text) } }
}
