import AppShell
import AppTesting
import AssistantFeatures
import AssistantScreens
import DesignSystem
import EaterRecord
import Foundation
import Journal
import PremiumGate
import RecipeAssistant
import ScreenParts
import ServiceCalls
import Testing

/// Setting an assistant, on a page of any app.
@Suite struct AssistantFeatureTests {
  private static let copy = Copy.assistantScreensEnglish

  private let world = TestWorld()
  private let stores: Stores

  init() throws {
    let journal = try EventJournal(directory: URL(filePath: "/data"), fileSystem: .inMemory())
    stores = Stores(
      journal: journal,
      premium: PremiumRules(PremiumOffer([PremiumItem("assistant", "assistant-opened")])))
  }

  private func guest(hasAssistant: Bool = true, sold: PremiumFeature? = nil) async throws
    -> AppGuest
  {
    let caller = ServiceCaller(
      over: .offline, timing: CallTiming(now: { [world] in world.now }, chance: { 0 }))
    let assistants = Assistants(
      over: caller, secrets: stores.secrets, session: stores.sessionSecrets,
      foods: { [stores] in
        OwnMeals(in: stores.journal).foods()
      })
    let clients = AssistantClients(
      hasAssistant ? assistants : nil, record: stores.record, sold: sold,
      page: AssistantPageFeature.route, copy: Self.copy)
    let page = AssistantPageFeature(copy: Self.copy)
    let app = try AppRuntime(features: [page, clients.feature], environment: world.environment)
    await app.launch()
    await app.settle()
    return AppGuest(of: app)
  }

  @Test func `a key is held until the app closes, and neither shown nor stored`() async throws {
    let guest = try await guest()
    try await guest.enter("sk-planted", into: "connections.key")
    #expect(try await guest.sees("Until the app closes"))
    #expect(try await !guest.sight.contains("sk-planted"))
    #expect(try await stores.assistant.state() == AssistantSettings())
  }

  @Test(arguments: AssistantDataKind.allCases)
  func `the app stores a permission for the assistant, and removes it at once when withdrawn`(
    kind: AssistantDataKind
  ) async throws {
    let guest = try await guest()
    try await guest.enter("on", into: "connections.topic.\(kind.rawValue)")
    #expect(try await stores.assistant.state().consent.kinds == [kind])
    try await guest.enter("off", into: "connections.topic.\(kind.rawValue)")
    #expect(try await stores.assistant.state().consent == .nothing)
  }

  @Test func `where it is sold, nothing more is given away without premium, and all taken back`()
    async throws
  {
    let address = AssistantSettings().address
    try await stores.assistant.record(
      [.allowed(.substitutions, true, at: address)], at: world.now)
    let guest = try await guest(sold: "assistant")
    try await guest.enter("on", into: "connections.topic.budget")
    #expect(try await stores.assistant.state().consent.kinds == [.substitutions])
    #expect(try await guest.sees(Self.copy("control.needs-premium")))
    try await guest.enter("off", into: "connections.topic.substitutions")
    #expect(try await stores.assistant.state().consent == .nothing)
  }

  @Test func `without an assistant nothing is shown, and what is stored of it is still named`()
    async throws
  {
    let guest = try await guest(hasAssistant: false)
    #expect(try await !guest.sees("API key"))
    #expect(await guest.app.world.offers.streams.map(\.name) == ["assistant"])
  }
}
