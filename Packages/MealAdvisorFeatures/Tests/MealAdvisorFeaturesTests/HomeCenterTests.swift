import AppShell
import AppTesting
import DesignSystem
import EaterRecord
import Journal
import MealAdvisorFeatureParts
import MealCatalog
import MealModels
import Presentation
import PremiumGate
import SuggestionEngine
import Testing

@testable import MealAdvisorFeatures
@testable import MealAdvisorHome

/// The center of Home and its changes.
@Suite struct HomeCenterTests {
  private static let world = TestWorld().environment.world

  private let feature: HomeFeature
  private let shown: HomeFeature.ShownMeal

  init() throws {
    let stores = Stores(journal: try .inMemory(), premium: .mealAdvisor)
    feature = HomeFeature(
      MealAdvisorClients(
        service: SuggestionService.bundled(), stores: stores,
        subscriptions: .local(stores) { TestWorld.evening }))
    let meal = try #require(Catalog.bundled.summaries.first.flatMap { Catalog.bundled.meal($0.id) })
    shown = HomeFeature.ShownMeal(
      SuggestedMeal(meal: meal, suggestion: Suggestion(mealID: meal.id, reasons: [])),
      entrance: .cardInsertion)
  }

  /// The state after an action, with settings that were read.
  private func state(
    after action: HomeFeature.Action, from center: HomeFeature.Center, failures: Int = 0
  ) -> HomeFeature.State {
    var state = HomeFeature.State()
    state.center = center
    state.failures.count = failures
    let stored = HomeFeature.Stored(
      record: StoredState(settings: StoredSettings()), nudge: Nudge())
    _ = feature.reduce(action, into: &state, stored: stored, world: Self.world)
    return state
  }

  private func home(_ state: HomeFeature.State) -> HomeState {
    HomeFeature.homeState(state, copy: .english)
  }

  @Test func `a failure takes the place of placeholders, and a meal stays at rest`() {
    let failed = HomeFeature.Action.failed(.source(.offline))
    let without = state(after: failed, from: .placeholder(.shimmer))
    #expect(home(without) == .error(Copy.english(LoadFailure.connection.announcementKey)))
    #expect(without.failures.count == 1 && without.center.phase == nil)
    var leaving = shown
    leaving.phase = .fadeOut
    let with = state(after: failed, from: .meal(leaving))
    #expect(with.shown == shown.served && with.center.phase == nil)
  }

  @Test(arguments: [(0, false), (1, true)])
  func `unreadable data shows a failure only after a failed question`(
    failures: Int, isFailure: Bool
  ) {
    let state = state(after: .failed(.unread), from: .placeholder(nil), failures: failures)
    #expect((home(state) != .empty) == isFailure)
  }

  @Test func `another request fades the meal out, or shows placeholders without one`() {
    let leaving = state(after: .newSuggestionTapped, from: .meal(shown))
    #expect(leaving.shown == shown.served && leaving.center.phase == .fadeOut)
    for center: HomeFeature.Center in [.failure, .nothing, .placeholder(nil)] {
      #expect(home(state(after: .newSuggestionTapped, from: center)) == .loading)
    }
  }

  @Test(arguments: SuggestionTransition.Phase.allCases)
  func `without a meal nothing slides in, and a failure stays at rest`(
    phase: SuggestionTransition.Phase
  ) {
    let waiting = state(after: .phaseBegan(phase), from: .placeholder(nil))
    #expect(waiting.center.phase == (phase == .slideIn ? nil : phase))
    for center: HomeFeature.Center in [.failure, .nothing] {
      #expect(state(after: .phaseBegan(phase), from: center).center.phase == nil)
    }
  }

  @Test func `wishes for a part of a day are at least one`() {
    let part = HomeFeature.DayPart(Self.world.moment)
    #expect(HomeFeature.TimedWishes([], for: part) == nil)
    #expect(HomeFeature.TimedWishes([.quick], for: part)?.wishes == [.quick])
  }

  @Test func `closing the nudge leaves no line behind, and a line is not closed with it`() {
    var state = HomeFeature.State()
    for (before, after) in [(.nudge, nil), (.line(.taste), .line(.taste))]
      as [(HomeFeature.Prompt, HomeFeature.Prompt?)]
    {
      state.prompt = before
      feature.endNudge(&state)
      #expect(state.prompt == after)
    }
  }
}
