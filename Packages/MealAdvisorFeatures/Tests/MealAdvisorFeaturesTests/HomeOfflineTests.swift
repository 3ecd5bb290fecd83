import AppShell
import AppTesting
import DesignSystem
import EaterRecord
import MealAdvisorFeatureParts
import MealCatalog
import MealModels
import Preferences
import Presentation
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

/// Lets one wait end at a time.
private final class Turnstile: Sendable {
  private let passes = Mutex(0)

  /// Lets so many waits end.
  func pass(_ count: Int = 1) { passes.withLock { $0 += count } }

  @Sendable func sleep(_ seconds: Double) async throws {
    let mayPass: @Sendable () -> Bool = {
      self.passes.withLock { passes in
        guard passes > 0 else { return false }
        passes -= 1
        return true
      }
    }
    while !mayPass() { try await Task.sleep(for: .milliseconds(1)) }
  }
}

@Suite struct HomeOfflineTests {
  private let engine = SuggestionService.dishEngine

  private func source(_ network: SimulatedNetwork) -> SuggestionSource {
    .simulatedRemote(over: .bundled(engine), network: network)
  }

  private func wait(_ visitor: Visitor, for state: StateID) async throws {
    for _ in 0..<2000 where try await visitor.screen.state != state {
      try await Task.sleep(for: .milliseconds(2))
    }
    #expect(try await visitor.screen.state == state)
  }

  // S-STATE-04 to S-STATE-08
  @Test func `a slow answer is waited for in phases, and the button is busy all the while`()
    async throws
  {
    let turnstile = Turnstile()
    turnstile.pass(1)
    let network = SimulatedNetwork(.slow, sleep: turnstile.sleep)
    let time = Mutex(Date(timeIntervalSince1970: 1_778_572_800))
    let visitor = try await Visitor(
      source: source(network), clock: { time.withLock { $0 } }, sleep: turnstile.sleep)
    #expect(try await visitor.screen.state == "suggestion")
    // At another time of day what waits does not fit.
    time.withLock { $0 += 10 * 3600 }
    #expect(network.requests == 1)
    try await visitor.touch("home.newSuggestion")
    for state: StateID in ["loading-fading-out", "loading-new"] {
      try await wait(visitor, for: state)
      #expect(await (try? visitor.touch("home.newSuggestion")) == nil)
      turnstile.pass()
    }
    try await wait(visitor, for: "loading-new")
    turnstile.pass()
    try await wait(visitor, for: "loading-sliding-in")
    turnstile.pass()
    try await wait(visitor, for: "suggestion")
    #expect(network.requests == 2)
  }

  @Test func `Try Again shows that it tries`() async throws {
    let turnstile = Turnstile()
    turnstile.pass(1)
    let network = SimulatedNetwork(.flaky(failures: 1), sleep: turnstile.sleep)
    let visitor = try await Visitor(source: source(network), sleep: turnstile.sleep)
    #expect(try await visitor.screen.state == "error")
    try await visitor.touch("home.retry")
    #expect(try await visitor.screen.state == "loading")
    turnstile.pass()
    try await wait(visitor, for: "suggestion")
  }

  // C-S04
  @Test(
    arguments: [
      (.offline, true, .connection), (.timedOut(seconds: 9), true, .connection),
      (.invalidAnswer, true, .service), (.unavailable, true, .service), (.failed, true, .service),
      (.failed, false, .connection), (.unavailable, false, .connection),
    ] as [(SuggestionSourceError, Bool, LoadFailure)])
  func `the words say whose failure it is, and name the connection only where it is its own`(
    error: SuggestionSourceError, isConnected: Bool, failure: LoadFailure
  ) async throws {
    #expect(LoadFailure(error, isConnected: isConnected) == failure)
    guard isConnected else { return }
    let visitor = try await Visitor(source: SuggestionSource { _, _ in throw error })
    let isOurs = failure == .service
    #expect(try await visitor.screen.state == "error")
    #expect(try await visitor.words.contains("not answering right now") == isOurs)
    #expect(try await visitor.words.contains("check your connection") != isOurs)
    #expect(
      try await visitor.screen.announcement == Copy.english(failure.announcementKey))
    for _ in 1...2 { try await visitor.tap("home.retry") }
    #expect(try await visitor.screen.id == "connection-error")
    #expect(
      try await visitor.screen.title == (isOurs ? "Suggestions Unavailable" : "Connection Error"))
    #expect(try await visitor.words.contains("your internet connection") != isOurs)
  }

  // C-E05
  @Test func `a meal that waits since another time of day is shown when nothing else comes`()
    async throws
  {
    let morning = Date(timeIntervalSince1970: 1_778_572_800)
    let time = Mutex(morning)
    let network = SimulatedNetwork(.working) { _ in }
    let visitor = try await Visitor(
      source: source(network), clock: { time.withLock { $0 } })
    let breakfast = try await visitor.stores.read().history.lastShown(1)
    time.withLock { $0 += 10 * 3600 }
    network.behaviour = .failing
    try await visitor.tap("home.newSuggestion")
    #expect(network.requests == 2)
    #expect(try await visitor.words.contains("No answer right now."))
    let reserve = try await visitor.stores.read().history.lastShown(1)
    #expect(reserve != breakfast)
    let title = try #require(Catalog.bundled.meal(reserve[0])).recipe.title
    #expect(try await visitor.words.contains(title))
    network.behaviour = .working
    try await visitor.tap("home.newSuggestion")
    #expect(try await !visitor.words.contains("No answer"))
    #expect(try await visitor.stores.read().history.lastShown(1) != reserve)
  }

  @Test func `a meal in reserve that breaks a new limit is never shown, even after a failure`()
    async throws
  {
    let network = SimulatedNetwork(.working) { _ in }
    let visitor = try await Visitor(source: source(network))
    network.behaviour = .offline
    try await visitor.stores.preferences.record(
      [.toggling("vegan", isOn: true, of: .diets)], at: await visitor.app.world.date)
    try await visitor.tap("home.newSuggestion")
    let shown = try await visitor.stores.read().history.lastShown(1)
    let words = try await visitor.words
    for summary in Catalog.bundled.summaries where words.contains(summary.title) {
      #expect(summary.facts.diets.contains(.vegan), "\(summary.title) \(shown)")
    }
    #expect(try await visitor.screen.state == "error")
  }

  // C-E02, C-E05
  @Test func `a meal from the reserve is no failure: the alert comes after three without any`()
    async throws
  {
    let time = Mutex(Date(timeIntervalSince1970: 1_778_572_800))
    let network = SimulatedNetwork(.working) { _ in }
    let visitor = try await Visitor(source: source(network), clock: { time.withLock { $0 } })
    time.withLock { $0 += 10 * 3600 }
    network.behaviour = .failing
    for reserve in 1...2 {
      try await visitor.tap("home.newSuggestion")
      #expect(try await visitor.screen.state == "toast", "reserve \(reserve)")
    }
    for _ in 1...2 {
      try await visitor.tap("home.newSuggestion")
      #expect(try await visitor.screen.id == "home")
    }
    try await visitor.tap("home.newSuggestion")
    #expect(try await visitor.screen.id == "connection-error")
  }

  @Test func `at most three meals wait, also when one comes back`() async throws {
    let feature = HomeFeature(
      MealAdvisorClients(
        service: SuggestionService.bundled(),
        stores: Stores(journal: try .inMemory(), premium: .mealAdvisor),
        subscriptions: .local(
          Stores(journal: try .inMemory(), premium: .mealAdvisor), now: { .distantPast })))
    let meals = Catalog.bundled.summaries.prefix(4).compactMap { Catalog.bundled.meal($0.id) }
      .map { SuggestedMeal(meal: $0, suggestion: Suggestion(mealID: $0.id, reasons: [])) }
    let world = try await Visitor().app.world
    var state = HomeFeature.State()
    state.center = .meal(HomeFeature.ShownMeal(meals[0]))
    state.spared = .refused(meals[3])
    state.reserve.meals = [meals[1], meals[2]]
    var before = StoredState()
    before.history.apply(HistoryEvent(.disliked, meals[3].meal.id), at: world.date)
    _ = feature.makeRoom(from: before, to: StoredState(), in: &state, world: world)
    #expect(state.shown == meals[3])
    #expect(state.reserve.meals == [meals[0], meals[1], meals[2]])
  }
}
