import AccountSubscription
import AppRecord
import AppShell
import DesignSystem
import Journal
import PremiumGate
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A program that no package knows sells what no package knows.
@Suite struct PantryPremiumTests {
  private let start = Date(timeIntervalSince1970: 1_778_610_600)

  private func launched() async throws -> (app: AppRuntime, record: AppStores) {
    let record = AppStores(journal: try .inMemory(), offer: .pantry)
    let clients = SubscriptionClients(
      record: record, subscriptions: .local(record, now: { [start] in start }), copy: .pantry,
      home: Route("shelf"))
    let app = try AppRuntime(
      features: [CountingShelf(), AmountsFeature(record: record), clients.feature],
      unreadNotice: .failure("unread"),
      environment: AppEnvironment(
        now: { [start] in start }, secondsFromGMT: { _ in 0 }, sleep: { _ in }, makeID: { "id" },
        makeSeed: { 1 }, isConnected: { true }, region: .unitedStates))
    await app.launch()
    await app.settle()
    return (app, record)
  }

  private func tap(_ actions: String..., in app: AppRuntime) async throws {
    for action in actions {
      try await app.fire(try ActionCall(parsing: action))
      await app.settle()
    }
  }

  @Test func `its offer is honest`() {
    #expect(PremiumOffer.pantry.faults.isEmpty)
  }

  @Test func `its own trigger leads over its own paywall to what it sells`() async throws {
    let (app, record) = try await launched()
    try await tap("shelf.count", in: app)
    #expect(try await app.screen().element.visibleText.contains("Premium counts what is there"))
    try await tap("premium.learnMore", in: app)
    let paywall = try await app.screen().element.visibleText
    for words in ["Know Your Shelf", "Amounts of everything", "Start Free Trial - $0.99/mo"] {
      #expect(paywall.contains(words))
    }
    #expect(!paywall.contains("not in this version") && !paywall.contains("⟦"))
    try await tap("premium.startTrial", "shelf.count", in: app)
    #expect(try await app.screen().element.visibleText.contains("two bags of rice"))
    #expect(try await record.knownReceipt()?.productID == "pantry.premium")
    let length = try await record.knownReceipt()?.trial.map {
      $0.end.timeIntervalSince($0.start)
    }
    #expect(length == 259_200.0, "three days")
  }

  @Test func `declining premium returns to the screen, and another app's prompt is not shown`()
    async throws
  {
    let (app, _) = try await launched()
    try await tap("shelf.count", "premium.maybeLater", in: app)
    #expect(try await app.screen().id == "shelf")
    #expect(PremiumOffer.pantry.triggers == ["amounts-asked"])
  }
}

/// The shelf with a button that counts.
private struct CountingShelf: Feature {
  enum Action: Sendable { case shown }

  let id: FeatureID = "shelf"
  let routes = [RouteDefinition(RouteForm("shelf"), .root)]

  func initialState() {}

  func reduce(
    _ action: Action, into state: inout Void, stored: Void, world: World
  ) -> [Command<Never>] {
    []
  }

  func screen(
    of route: Route, state: Void, stored: Void, context: ScreenContext
  ) -> (any Screen)? {
    CountingScreen(tabBar: context.tabBar)
  }

  func offers(_ state: Void, _ stored: Void, _ world: World) -> Offers {
    var offers = Offers()
    offers.tab = TabOffer(Route("shelf"), .servings, "Shelf")
    return offers
  }
}

private struct CountingScreen: Screen {
  let id: ScreenID = "shelf"
  let state: StateID = "default"
  let title = "Shelf"
  var tabBar: TabBar?
  var primaryAction: ElementID? { "shelf.count" }

  var element: Element {
    ScreenRoot("shelf") {
      PageContent("shelf.content") {
        ActionButton(
          "shelf.count", .primary, "Count", action: ControlAction(ActionForm("shelf.count")))
      }
      tabBar
    }.element
  }
}
