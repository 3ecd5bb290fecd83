import AppTesting
import EaterRecord
import Journal
import MealAdvisorFeatureParts
import ServiceCalls
import Synchronization
import Testing

/// A household that syncs while its app is not on screen.
@Suite struct BackgroundSyncTests {
  private let stores: Stores
  private let server: HomeServer
  private let isSilent: Flag
  private let households: Households
  private let backgroundSync: BackgroundSync

  private final class Flag: Sendable {
    private let state = Mutex(false)
    func set(_ isOn: Bool) { state.withLock { $0 = isOn } }
    var isOn: Bool { state.withLock(\.self) }
  }

  init() async throws {
    stores = Stores(journal: try .inMemory(), premium: .withFreePlanning)
    server = try await HomeServer()
    let (silence, transport) = (Flag(), server.transport)
    isSilent = silence
    households = HomeServer.households(
      of: stores,
      over: ServiceTransport { request, limits in
        if silence.isOn { throw ServiceFailure.offline }
        return try await transport.send(request, limits)
      })
    backgroundSync = BackgroundSync(of: households, chance: { 0 })
  }

  private func join() async throws {
    try await households.join(
      try await server.foundingCode(), isNew: true, at: HomeServer.address, kind: .home,
      name: "Ann")
  }

  private func minutes() async throws -> Double {
    try #require(await backgroundSync.due()).timeIntervalSince(TestWorld.evening) / 60
  }

  @Test func `a server that was asked too often is left alone for as long as it says`()
    async throws
  {
    try await join()
    let busy = HomeServer.households(
      of: stores,
      over: ServiceTransport { _ in ServiceAnswer(status: 429, headers: ["Retry-After": "1200"]) })
    let patient = BackgroundSync(of: busy, chance: { 0 })
    await patient.synchronize()
    let next = try #require(await patient.due()).timeIntervalSince(TestWorld.evening)
    #expect(next == 1200)
  }

  @Test func `without a household nothing is due`() async throws {
    #expect(await backgroundSync.due() == nil)
  }

  @Test func `drafts are due at once, and after a meeting the next is as far as in the app`()
    async throws
  {
    try await join()
    #expect(try await minutes() == 0)
    await backgroundSync.synchronize()
    #expect(try await stores.household.pendingEdits().isEmpty)
    #expect(try await minutes() == 5)
    try await stores.recordPreferences(
      [.toggling("vegan", isOn: true, of: .diets)], at: TestWorld.evening)
    #expect(try await minutes() == 0)
  }

  @Test func `after failures the pauses grow, and no draft shortens them`() async throws {
    try await join()
    isSilent.set(true)
    for pause in [1.0, 2, 4] {
      await backgroundSync.synchronize()
      #expect(try await minutes() == pause)
    }
    isSilent.set(false)
    await backgroundSync.synchronize()
    #expect(try await minutes() == 5)
    #expect(try await stores.household.pendingEdits().isEmpty)
  }
}
