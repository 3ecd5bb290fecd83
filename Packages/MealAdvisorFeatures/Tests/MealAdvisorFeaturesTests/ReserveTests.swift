import AppShell
import AppTesting
import EaterRecord
import Journal
import MealAdvisorFeatureParts
import MealCatalog
import MealModels
import Preferences
import PremiumGate
import SeededRandom
import SuggestionEngine
import Synchronization
import Testing

@testable import MealAdvisorFeatures
@testable import MealAdvisorHome

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// An eater at Home whose meals come from a service, in a world that random steps change.
private struct Walker {
  let world = TestWorld()
  let network = SimulatedNetwork(.working) { _ in }
  let visitor: Visitor

  init() async throws {
    let engine = SuggestionService.dishEngine
    let (world, network) = (world, network)
    var environment = world.environment
    environment.isConnected = network.isConnected
    let stores = Stores(journal: try .inMemory(), premium: .mealAdvisor)
    let app = try MealAdvisor.app(
      MealAdvisorClients(
        service: SuggestionService(
          catalog: .bundled, source: .simulatedRemote(over: .bundled(engine), network: network)),
        stores: stores, subscriptions: .local(stores, now: { world.now })), in: environment)
    visitor = Visitor(app: app, stores: stores)
    await app.launch()
    await app.settle()
  }

  /// The meals in reserve at Home.
  var reserve: [MealID] {
    get async {
      let wanted = await visitor.app.world.offers.all(WantedPictures.self).first?.requests ?? []
      return wanted.dropFirst().map(\.meal)
    }
  }

  var shown: MealID? {
    get async {
      await visitor.app.world.offers.all(WantedPictures.self).first?.requests.first?.meal
    }
  }

  /// Makes one random change; returns true if the service could be reached all the time.
  func step(_ chance: inout SeededGenerator) async throws -> Bool {
    let date = await visitor.app.world.date
    switch Int.random(in: 0..<10, using: &chance) {
    case 0...3: try await visitor.tap("home.newSuggestion")
    case 4:
      let diet = ["vegetarian", "pescatarian", "gluten-free"].randomElement(using: &chance) ?? ""
      try await change(.toggling(diet, isOn: chance.happens(0.4), of: .diets), date)
    case 5:
      let allergen = ["milk", "peanut", "egg"].randomElement(using: &chance) ?? ""
      try await change(.toggling(allergen, isOn: chance.happens(0.5), of: .allergies), date)
    case 6:
      guard let meal = await reserve.randomElement(using: &chance) else { break }
      try await visitor.stores.history.record([HistoryEvent(.disliked, meal)], at: date)
      await visitor.app.dataChanged(in: "history")
    case 7: world.advance(hours: Double(Int.random(in: 1...12, using: &chance)))
    default:
      network.behaviour = [.working, .offline, .failing].randomElement(using: &chance) ?? .working
      await visitor.app.connectionChanged()
    }
    await visitor.app.settle()
    return network.behaviour == .working
  }

  private func change(_ event: PreferencesEvent, _ date: Date) async throws {
    try await visitor.stores.preferences.record([event], at: date)
    await visitor.app.dataChanged(in: "preferences")
  }
}

@Suite struct ReserveTests {
  // S-PERF-05
  @Test(arguments: 1...12)
  func `at most three different meals wait in reserve, all of them safe`(
    seed: Int
  ) async throws {
    let walker = try await Walker()
    var chance = SeededGenerator(seed: seed)
    for step in 1...25 {
      guard await walker.visitor.app.navigation.current == Route("home") else {
        try await walker.visitor.tap("navigation.dismiss")
        continue
      }
      guard try await walker.visitor.can("home.newSuggestion") else { break }
      _ = try await walker.step(&chance)
      let (reserve, shown) = await (walker.reserve, walker.shown)
      let record = try await walker.visitor.stores.read()
      let limits = SuggestionService.bundled().limits(of: record.preferences)
      #expect(reserve.count <= HomeFeature.mostInReserve, "step \(step)")
      let meals = reserve + [shown].compactMap(\.self)
      #expect(Set(meals).count == meals.count, "step \(step)")
      for meal in reserve.compactMap(Catalog.bundled.meal) {
        #expect(limits.admits(meal.facts), "step \(step): \(meal.id)")
      }
    }
  }

  @Test func `the app refills the reserve after each use, and a tap does not wait for that`()
    async throws
  {
    let walker = try await Walker()
    #expect(await walker.reserve.count == 2)
    for tap in 1...8 {
      let next = await walker.reserve.first
      try await walker.visitor.tap("home.newSuggestion")
      #expect(await walker.shown == next, "tap \(tap)")
      #expect(await (2...3).contains(walker.reserve.count), "tap \(tap)")
    }
  }

  @Test func `new limits empty the reserve, and the app fills it with meals that keep them`()
    async throws
  {
    let walker = try await Walker()
    let date = await walker.visitor.app.world.date
    try await walker.visitor.stores.preferences.record(
      [.toggling("vegan", isOn: true, of: .diets)], at: date)
    await walker.visitor.app.dataChanged(in: "preferences")
    await walker.visitor.app.settle()
    let reserve = await walker.reserve
    #expect((2...3).contains(reserve.count))
    for meal in reserve.compactMap(Catalog.bundled.meal) {
      #expect(meal.facts.diets.contains(.vegan), "\(meal.id)")
    }
  }

  @Test func `an answer to a request from before an allergy was set brings no unsafe meal`()
    async throws
  {
    let stores = Stores(journal: try .inMemory(), premium: .mealAdvisor)
    let feature = HomeFeature(
      MealAdvisorClients(
        service: SuggestionService.bundled(), stores: stores,
        subscriptions: .local(stores) { TestWorld.evening }))
    let world = TestWorld().environment.world
    let meals = Catalog.bundled.summaries.filter { $0.facts.contents.allergens.contains(.milk) }
      .prefix(3).compactMap { Catalog.bundled.meal($0.id) }.map {
        SuggestedMeal(meal: $0, suggestion: Suggestion(mealID: $0.id, reasons: []))
      }
    var state = HomeFeature.State()
    state.center = .meal(HomeFeature.ShownMeal(try #require(meals.first)))
    try await stores.preferences.record(
      [.toggling("milk", isOn: true, of: .allergies)], at: world.date)
    let served = SuggestedMeals(
      meals: Array(meals.dropFirst()), answer: SuggestionAnswer(suggestions: []))
    let question = HomeFeature.Question(world: world, replaces: false)
    let stored = HomeFeature.Stored(record: try await stores.read(), nudge: Nudge())
    _ = feature.reduce(
      .reserveArrived(served, question), into: &state, stored: stored, world: world)
    #expect(meals.count == 3 && state.reserve.meals.isEmpty)
  }

  @Test func `a failed refill shows no message and does not repeat at once`()
    async throws
  {
    let walker = try await Walker()
    walker.network.behaviour = .failing
    try await walker.visitor.tap("home.newSuggestion")
    #expect(try await walker.visitor.screen.state == "suggestion")
    #expect(await walker.reserve.count == 1)
    let asked = walker.network.requests
    try await walker.visitor.tap("home.newSuggestion")
    #expect(walker.network.requests == asked && walker.network.requests == 2)
    #expect(try await walker.visitor.screen.state == "suggestion")
  }

  // S-PERF-07
  @Test func `the app fills the reserve once the connection is back`() async throws {
    let walker = try await Walker()
    walker.network.behaviour = .offline
    for _ in 1...2 { try await walker.visitor.tap("home.newSuggestion") }
    #expect(await walker.reserve.isEmpty && walker.network.requests == 1)
    walker.network.behaviour = .working
    await walker.visitor.app.connectionChanged()
    await walker.visitor.app.settle()
    #expect(await walker.reserve.count == 3)
  }

  @Test func `returning to Home at another time of day brings meals for that time`() async throws {
    let walker = try await Walker()
    let evening = await walker.reserve
    walker.world.advance(hours: 14)
    try await walker.visitor.tap("tab.select?id=settings", "tab.select?id=home")
    let morning = await walker.reserve
    #expect(morning.count >= 2 && Set(morning).isDisjoint(with: evening))
    for meal in morning.compactMap(Catalog.bundled.meal) {
      #expect(meal.slots.contains(.breakfast), "\(meal.id)")
    }
  }
}
