import AppShell
import AppTesting
import DesignSystem
import EaterRecord
import MealAdvisorFeatureParts
import Journal
import MealModels
import PremiumGate
import Presentation
import ScreenParts
import Testing

@testable import MealAdvisorFeatures
@testable import MealAdvisorFavorites
@testable import AccountSubscription

/// A save that waits for premium is answered in the app in which it was asked for.
@Suite struct WaitingSaveTests {
  private let streams = ["entitlement", "favorites", "history"]

  /// Tries to save the meal on Home.
  private func save(in actor: Theatre.Actor) async throws -> MealID {
    let actions = try await actor.visitor.screen.element.all.compactMap(\.action)
    let toggle = try #require(actions.first { $0.id == FavoritesAction.toggle.id })
    let id = try #require(toggle.parameters.first { $0.name == "id" }?.value)
    try await actor.visitor.tap("favorites.toggle?id=\(id)")
    #expect(try await actor.visitor.screen.id == "premium-prompt")
    return MealID(rawValue: id)
  }

  /// Tells an app of what another one stored.
  private func tell(_ actor: Theatre.Actor) async {
    for stream in streams { await actor.app.dataChanged(in: stream) }
    await actor.app.settle()
  }

  @Test func `a purchase in one app saves what was asked for there, and nothing elsewhere`()
    async throws
  {
    let theatre = try await Theatre()
    let (one, other) = (try await theatre.enter(), try await theatre.enter())
    let given = try await save(in: one)
    try await other.visitor.tap("home.newSuggestion")
    let wanted = try await save(in: other)
    #expect(given != wanted)
    try await other.visitor.tap("premium.learnMore", "premium.startTrial")
    await tell(one)
    #expect(try await theatre.stores.read().savedMeals == [wanted])
    #expect(try await other.visitor.screen.id == "home")

    #expect(try await one.visitor.screen.id == "home")
    try await one.visitor.tap("favorites.toggle?id=\(given)")
    #expect(try await theatre.stores.read().savedMeals == [given, wanted])
  }

  @Test func `a paywall that premium from elsewhere has answered saves nothing later`()
    async throws
  {
    let theatre = try await Theatre()
    let (one, other) = (try await theatre.enter(), try await theatre.enter())
    _ = try await save(in: one)
    try await one.visitor.tap("premium.learnMore")
    try await other.visitor.tap("tab.select?id=favorites", "premium.open", "premium.startTrial")
    await tell(one)
    #expect(try await one.visitor.screen.state == "active")
    try await one.visitor.tap("navigation.dismiss", "tab.select?id=settings")
    try await one.visitor.tap("settings.open?screen=subscription", "premium.restore")
    #expect(try await theatre.stores.read().savedMeals.isEmpty)
  }

  @Test(arguments: ["favorites", "settings"])
  func `a prompt that was left is not answered by what is bought from another place`(
    _ place: String
  ) async throws {
    let theatre = try await Theatre()
    let actor = try await theatre.enter()
    _ = try await save(in: actor)
    try await actor.app.go(along: [Route("home")])
    if place == "favorites" {
      try await actor.visitor.tap("tab.select?id=favorites", "premium.open")
    } else {
      try await actor.visitor.open("cuisine-preferences")
      #expect(try await actor.visitor.screen.id == "premium-prompt")
      try await actor.visitor.tap("premium.learnMore")
    }
    try await actor.visitor.tap("premium.startTrial")
    #expect(try await actor.hasPremium())
    #expect(try await theatre.stores.read().savedMeals.isEmpty)
  }

  @Test func `restoring on the paywall answers, restoring elsewhere does not`() async throws {
    let theatre = try await Theatre()
    let feature = SubscriptionFeature(
      MealAdvisorClients(
        service: SuggestionService.bundled(), stores: theatre.stores,
        subscriptions: .local(theatre.stores, now: { theatre.world.now })
      ).subscriptionClients())
    func fires(
      _ action: SubscriptionFeature.Action, at path: String
    ) async throws -> [ActionID] {
      var world = try await theatre.enter().app.world
      world.route = Route(path)
      var state = SubscriptionFeature.State()
      return feature.reduce(action, into: &state, stored: Entitlement(), world: world).compactMap {
        if case .fire(let call) = $0 { call.id } else { nil }
      }
    }
    #expect(try await fires(.restoreTapped, at: "paywall").isEmpty)
    #expect(
      try await fires(.restoreTapped, at: "settings") == [WaitingSave.forget.id])
    let end = theatre.world.now
    #expect(
      try await fires(.restored(.trial(until: end)), at: "subscription")
        == [WaitingSave.grant.id])
    #expect(try await fires(.restored(.none), at: "subscription").isEmpty)
  }
}
