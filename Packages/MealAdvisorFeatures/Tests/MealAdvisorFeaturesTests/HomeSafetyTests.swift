import AppShell
import EaterRecord
import MealAdvisorFeatureParts
import Journal
import MealCatalog
import MealModels
import Preferences
import PremiumGate
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

/// Limits that change at an awkward moment hold all the same.
@Suite struct HomeSafetyTests {
  private static let date = Date(timeIntervalSince1970: 1_778_610_600)
  private static let world = World(
    date: date, secondsFromGMT: 0, seed: 7, isConnected: true, region: .unitedStates)
  private static let milkAllergy = PreferencesEvent.toggling("milk", isOn: true, of: .allergies)

  private let stores: Stores
  private let clients: MealAdvisorClients

  init() throws {
    let stores = Stores(
      journal: try EventJournal(directory: Visitor.folder, fileSystem: .inMemory()),
      premium: .mealAdvisor)
    self.stores = stores
    clients = MealAdvisorClients(
      service: SuggestionService.bundled(), stores: stores,
      subscriptions: .local(stores) { Self.date })
  }

  /// A meal with or without milk.
  private func served(hasMilk: Bool) throws -> SuggestedMeal {
    let meal = Catalog.bundled.summaries.first {
      $0.facts.contents.allergens.contains(.milk) == hasMilk
        && $0.facts.contents.traces.contains(.milk) == hasMilk
        && $0.facts.unknownIngredients.isEmpty
    }
    let found = try #require(meal.flatMap { Catalog.bundled.meal($0.id) })
    return SuggestedMeal(meal: found, suggestion: Suggestion(mealID: found.id, reasons: []))
  }

  /// What is stored once milk became an allergy.
  private func allergic() async throws -> HomeFeature.Stored {
    try await stores.preferences.record([Self.milkAllergy], at: Self.date)
    return HomeFeature.Stored(record: try await stores.read(), nudge: Nudge())
  }

  @Test func `a meal that waits and is not safe any more is passed over`() async throws {
    let feature = HomeFeature(clients)
    var state = HomeFeature.State()
    let safe = try served(hasMilk: false)
    state.reserve.meals = [try served(hasMilk: true), safe, try served(hasMilk: true)]
    _ = feature.reduce(
      .advanced, into: &state, stored: try await allergic(), world: Self.world)
    #expect(state.shown == safe && state.reserve.meals.isEmpty)
  }

  @Test func `where nothing that waits is safe, another meal is asked for`() async throws {
    let feature = HomeFeature(clients)
    var state = HomeFeature.State()
    state.reserve.meals = [try served(hasMilk: true)]
    let commands = feature.reduce(
      .advanced, into: &state, stored: try await allergic(), world: Self.world)
    #expect(state.shown == nil && state.reserve.meals.isEmpty && commands.count == 1)
  }

  @Test func `an answer is judged by the limits of when it comes`() async throws {
    let feature = HomeFeature(clients)
    var state = HomeFeature.State()
    let meal = try served(hasMilk: true)
    let question = HomeFeature.Question(world: Self.world, replaces: false)
    let served = SuggestedMeals(
      meals: [meal], answer: SuggestionAnswer(suggestions: [meal.suggestion]))
    _ = feature.reduce(
      .arrived(served, question), into: &state, stored: try await allergic(), world: Self.world)
    #expect(state.shown == nil)
  }

  @Test func `Home keeps to what was read, and to nothing where nothing ever was`() async throws {
    func faults(_ settings: StoredSettings) -> [String] {
      let stored = HomeFeature.Stored(record: StoredState(settings: settings), nudge: Nudge())
      return clients.service.unreadableLimits(of: stored.record)
    }
    let read = try await stores.read().settings
    #expect(faults(read.outdated).isEmpty)
    #expect(faults(StoredSettings().outdated) == ["data that cannot be read"])
    #expect(clients.service.unreadableLimits(of: read.outdated) == ["data that cannot be read"])
  }

  @Test func `an allergy that comes while a source is asked rules its answer out`() async throws {
    let disk = JournalFileSystem.inMemory()
    let other = Stores(
      journal: try EventJournal(directory: Visitor.folder, fileSystem: disk), premium: .mealAdvisor)
    let engine = SuggestionService.dishEngine
    let unsafe = try served(hasMilk: true).suggestion
    let asked = Mutex(0)
    let source = SuggestionSource { request, history async throws(SuggestionSourceError) in
      let number = asked.withLock { asked in
        asked += 1
        return asked
      }
      guard number == 1 else { return engine.suggest(request, history: history) }
      _ = try? await other.preferences.record([Self.milkAllergy], at: Self.date)
      return SuggestionAnswer(suggestions: [unsafe])
    }
    let visitor = try await Visitor(on: disk, source: source)
    let stored = try await visitor.stores.read()
    #expect(asked.withLock { $0 } == 2 && !stored.preferences.limits(in: .empty).allergens.isEmpty)
    #expect(!stored.history.entries.contains { $0.event.meal == unsafe.mealID })
    let shown = try #require(stored.history.lastShown(1).first.flatMap(Catalog.bundled.meal))
    #expect(stored.preferences.limits(in: .empty).admits(shown.facts))
  }
}
