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
import PlanningPresentation
import RetailerServices
import ServiceCalls
import Synchronization

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Somebody who plans and shops in the app that begins with the planner, at a store behind our own
/// contract, on the evening of 12 May 2026.
struct Caterer: Guest {
  let app: AppRuntime
  let stores: Stores
  let world: TestWorld
  /// What the store was asked for.
  let asked = ContractCalls()

  /// The day on which it begins, a Tuesday.
  static let today = LocalMoment(date: TestWorld.evening).dayNumber
  static let alfredo: MealID = "chicken-alfredo"
  static let first = PlannerEntryID(rawValue: "chicken-alfredo-0")

  /// Opens the app.
  ///
  /// - Parameters:
  ///   - meals: what is planned for dinner, from today on, a meal a day.
  ///   - glass: what the app waits in; it waits for nothing unless given.
  ///   - isSharing: whether the record is shared with a device that is made up.
  init(
    planning meals: [MealID] = [alfredo], waitingIn glass: Hourglass? = nil,
    isSharing: Bool = false
  ) async throws {
    let world = TestWorld(sleep: { seconds in
      guard let glass else { throw CancellationError() }
      try await glass.sleep(seconds)
    })
    self.world = world
    let journal = try EventJournal(directory: URL(filePath: "/data"), fileSystem: .inMemory())
    stores = Stores(journal: journal, premium: isSharing ? PremiumRules() : .mealAdvisor)
    var clients = MealAdvisorClients(
      service: SuggestionService(catalog: .bundled, engine: Self.engine), stores: stores,
      subscriptions: .local(stores, now: { world.now }))
    clients.retailers = asked.retailers(in: world)
    let households = Households(
      of: stores,
      over: ServiceCaller(
        over: .offline, timing: CallTiming(now: { world.now }, chance: { 0 })),
      now: { world.now })
    if isSharing { clients.households = households }
    app = try MealAdvisor.app(
      clients, of: MealAdvisor.planningFeatures, in: world.environment)
    try await stores.shop(
      [.set(.store("kroger-1234")), .set(.interval(.threeHours))], at: world.now)
    for (day, meal) in meals.enumerated() { try await plan(meal, day) }
    if isSharing {
      try await households.joinStandIn()
      _ = try await households.synchronize()
    }
    await app.launch()
    if glass == nil { await app.settle() } else { await app.rest() }
  }

  private static let engine = SuggestionService(catalog: .bundled).engine

  /// Plans a meal for a dinner without any screen, so many days from today.
  private func plan(_ meal: MealID, _ day: Int) async throws {
    let title = Catalog.bundled.meal(meal)?.recipe.title ?? ""
    let entry = PlannedMeal(
      id: PlannedMealID(rawValue: "\(meal)-\(day)"),
      slot: PlanSlot(day: Self.today + day, slot: .dinner),
      content: .recipe(meal, title: title))
    try await stores.plan.record([.added(entry)], at: world.now)
  }
}

extension Caterer {
  /// The screen and its state, such as `planner.week`.
  var place: String {
    get async throws {
      let screen = try await screen
      return "\(screen.id).\(screen.state)"
    }
  }

  /// Has the connection come or go.
  func connect(_ isConnected: Bool) async throws {
    world.isConnected = isConnected
    await app.connectionChanged()
    await app.settle()
  }

  /// What was stored without a screen shows.
  func noticeStored() async {
    await app.dataChanged(.everything)
    await app.settle()
  }

  /// Opens the list, or the cart of it.
  func openList() async throws { try await tap("tab.select?id=groceries") }

  /// The items that are on the list, in order.
  var items: [GroceryItemID] {
    get async throws {
      try await screen.element.all.compactMap(\.tapCall).compactMap {
        GroceryAction.item.read($0)?.subject
      }
    }
  }

  /// What the row of an item says.
  func words(of item: GroceryItemID) async throws -> String {
    let line = ElementID("grocery-list.item").child(item.rawValue).child("line")
    return try await element(line)?.visibleText ?? ""
  }
}

/// What the server of the contract was asked for, such as `POST api/cart`; prices move when told.
final class ContractCalls: Sendable {
  private let state = Mutex((paths: [String](), percent: 100))

  /// All of it, in order.
  var all: [String] { state.withLock(\.paths) }

  /// How often something was asked for whose path ends so.
  func count(_ end: String) -> Int { all.count { $0.hasSuffix(end) } }

  /// Has every price be so many hundredths of what it is.
  func move(to percent: Int) { state.withLock { $0.percent = percent } }

  /// Retailers that ask such a server, in this process.
  func retailers(in world: TestWorld) -> Retailers {
    let server = RetailerServer(of: shop(in: world), now: { world.now })
    let transport = ServiceTransport { request, _ in
      let path = request.path.joined(separator: "/")
      self.state.withLock { $0.paths.append("\(request.method.rawValue) \(path)") }
      return await server.answer(to: request)
    }
    let caller = ServiceCaller(
      over: transport, timing: CallTiming(now: { world.now }, chance: { 0 }))
    let makeID = world.environment.makeID
    return Retailers(
      embedded: .backend(
        "Kroger", at: ServiceAddress(host: "shop.example"), over: caller, makeID: makeID),
      over: caller, secrets: .inMemory(), makeID: makeID, foods: { .culinary })
  }

  private func shop(in world: TestWorld) -> RetailerClient {
    let demo = RetailerClient.demo(now: { TestWorld.evening })
    var shop = demo
    shop.snapshot = { (ids, store) async throws(RetailerError) in
      var snapshot = try await demo.snapshot(ids, store)
      snapshot.time = world.now
      snapshot.entries = snapshot.entries.mapValues(self.moved)
      return snapshot
    }
    return shop
  }

  private func moved(_ entry: PriceSnapshot.Entry) -> PriceSnapshot.Entry {
    let percent = state.withLock(\.percent)
    var entry = entry
    entry.price = entry.price.map {
      Money(hundredths: $0.hundredths * percent / 100, $0.currency)
    }
    return entry
  }
}
