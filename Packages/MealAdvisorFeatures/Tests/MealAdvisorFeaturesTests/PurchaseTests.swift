import AppShell
import AppTesting
import EaterRecord
import Journal
import MealAdvisorFeatureParts
import PremiumGate
import Testing

@testable import AccountSubscription
@testable import MealAdvisorFeatures

/// The purchase on the paywall: idle, running or refused.
@Suite struct PurchaseTests {
  private typealias Purchase = SubscriptionFeature.Purchase

  /// The purchase after an action.
  private func purchase(
    after action: SubscriptionFeature.Action, from purchase: Purchase
  ) throws -> Purchase {
    let stores = Stores(journal: try .inMemory(), premium: .mealAdvisor)
    let feature = SubscriptionFeature(
      MealAdvisorClients(
        service: SuggestionService.bundled(), stores: stores,
        subscriptions: .local(stores, now: { TestWorld.evening })
      ).subscriptionClients())
    var state = SubscriptionFeature.State()
    state.purchase = purchase
    _ = feature.reduce(
      action, into: &state, stored: Entitlement(), world: TestWorld().environment.world)
    return state.purchase
  }

  @Test func `another try clears the refusal, and an answer ends the run`() throws {
    let refused = Purchase.refused(.storeUnavailable)
    #expect(try purchase(after: .startTapped, from: refused) == .running)
    #expect(try purchase(after: .refused(.storeUnavailable), from: .running) == refused)
    #expect(try purchase(after: .started(.none), from: .running) == .idle)
  }

  @Test func `opening the paywall clears the refusal, and leaves a running purchase`() throws {
    #expect(try purchase(after: .opened, from: .refused(.storeUnavailable)) == .idle)
    #expect(try purchase(after: .opened, from: .running) == .running)
    #expect(try purchase(after: .opened, from: .idle) == .idle)
  }
}
