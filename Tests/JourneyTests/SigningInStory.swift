import AppShell
import AppTesting
import DemoGrocer
import DesignSystem
import EaterRecord
import FoodFacts
import Groceries
import Journal
import MealAdvisorFeatureParts
import MealAdvisorFeatures
import MealCatalog
import MealModels
import ServiceCalls
import SuggestionEngine
import Testing

/// Signing in with a provider through the household's server, in the place of a key.
@Suite(.timeLimit(.minutes(3))) struct SigningInStory {
  private let server: HomeServer
  private let stores: Stores
  private let glass = Hourglass()
  private let guest: AppGuest

  init() async throws {
    server = try await HomeServer()
    stores = Stores(journal: try .inMemory(), premium: .withFreePlanning)
    let households = HomeServer.households(of: stores, over: server.transport)
    let caller = HomeServer.caller(server.transport)
    let now = TestWorld.evening
    var clients = MealAdvisorClients(
      service: SuggestionService(catalog: .bundled), stores: stores,
      subscriptions: .local(stores, now: { now }))
    clients.households = households
    clients.retailers = Retailers(
      embedded: .demo(now: { now }), over: caller, secrets: .inMemory(), makeID: { "id" },
      foods: { .culinary })
    clients.assistants = Assistants(
      over: caller, secrets: stores.secrets, session: stores.sessionSecrets,
      foods: { .culinary })
    try await households.join(
      try await server.foundingCode(), isNew: true, at: HomeServer.address, kind: .home,
      name: "Ann")
    let world = TestWorld(sleep: { [glass] seconds in
      // A notice stays, and so does a sync; signing in is waited for.
      guard seconds == 3 else { throw CancellationError() }
      try await glass.sleep(seconds)
    })
    let app = try MealAdvisor.app(
      clients, of: MealAdvisor.planningFeatures, in: world.environment)
    await app.launch()
    await app.settle()
    guest = AppGuest(of: app)
    try await openPart("assistant")
  }

  /// Opens a page of Settings, from any tab.
  private func openPart(_ part: String) async throws {
    try await guest.tap("tab.select?id=settings", "connections.open?part=\(part)")
  }

  /// Opens the provider's page and comes back from it.
  private func signIn() async throws {
    try await guest.touch("connections.signIn")
    try await guest.wait(toSee: "Sign in on the provider’s page")
    let page = try #require(await guest.departures.last)
    #expect(page.hasPrefix("https://model.example/allow?"))
    try await server.signIn(on: page)
    #expect(try await glass.pass(3))
    try await guest.wait(toSee: "Signed in at model.example")
  }

  @Test func `a signed-in member asks the provider without a key, for allowed topics`() async throws
  {
    #expect(try await guest.words.contains("or Sign in with provider"))
    try await signIn()
    #expect(try await guest.element("connections.key") == nil)
    #expect(
      try await guest.words.contains("Only model.example is asked, through your household’s server")
    )
    try await guest.enter("on", into: "connections.topic.substitutions")
    try await guest.tap("navigation.dismiss", "tab.select?id=groceries", "groceries.add")
    try await guest.enter("200 g butter", into: "groceries.enter")
    try await guest.tap("navigation.dismiss", "groceries.item?id=butter")
    #expect(try await guest.words.contains("model.example gets the name of this food"))
    try await guest.tap("Ask the Assistant")
    #expect(try await guest.words.contains("cocoa butter"))
    let journal = String(decoding: try await stores.journal.exportAll(), as: UTF8.self)
    #expect(journal.contains("assistant/signed-in/model.example"))
    #expect(!journal.contains("planted-token"))
  }

  @Test
  func `after signing out, no assistant is asked, and consents for the provider end`()
    async throws
  {
    try await signIn()
    try await guest.enter("on", into: "connections.topic.substitutions")
    try await guest.tap("connections.signOut")
    #expect(try await guest.words.contains("or Sign in with provider"))
    let settings = try await stores.assistant.state()
    #expect(settings.provider == nil && settings.consent == .nothing)
    let after = try await stores.assistant.state()
    #expect(after.consents.count == 1, "it holds for the provider, should somebody sign in again")
  }

  @Test func `leaving the household signs the member out`() async throws {
    try await signIn()
    try await guest.tap("navigation.dismiss")
    try await openPart("sharing")
    try await guest.tap("sharing.leave", "sharing.confirmLeave")
    #expect(try await stores.assistant.state().provider == nil)
    try await guest.tap("navigation.dismiss")
    try await openPart("assistant")
    #expect(try await !guest.words.contains("Sign in with provider"))
  }

  @Test func `the app stops asking a provider that the server forgot, and says so`()
    async throws
  {
    try await signIn()
    try await guest.enter("on", into: "connections.topic.substitutions")
    let seat = try #require(
      await HomeServer.households(of: stores, over: server.transport).signInServer())
    try await seat.signOut()
    try await guest.tap("navigation.dismiss", "tab.select?id=groceries", "groceries.add")
    try await guest.enter("200 g butter", into: "groceries.enter")
    try await guest.tap("navigation.dismiss", "groceries.item?id=butter", "Ask the Assistant")
    #expect(try await guest.words.contains("You are signed out of the provider"))
    try await guest.tap("navigation.dismiss")
    try await openPart("assistant")
    #expect(try await guest.words.contains("or Sign in with provider"))
    #expect(try await stores.assistant.state().provider == nil)
  }
}
