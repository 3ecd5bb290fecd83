import AppShell
import AppTesting
import DemoGrocer
import DesignSystem
import EaterRecord
import HouseholdServer
import Journal
import MealAdvisorFeatureParts
import MealAdvisorFeatures
import MealCatalog
import MealModels
import MealPlan
import ServiceCalls
import SuggestionEngine
import Synchronization
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Two devices of a household, from a disagreement to what both hold.
@Suite(.timeLimit(.minutes(3))) struct HouseholdStory {
  private static let meals = SuggestionService(catalog: .bundled)
  private static let now = TestWorld.evening

  /// A device: its stores, and the way to the household's server.
  private struct Device {
    let stores: Stores
    let households: Households

    init(_ name: String, over transport: ServiceTransport) throws {
      stores = Stores(
        journal: try EventJournal.inMemory(device: try DeviceID(name)), premium: PremiumRules())
      let timing = CallTiming(now: { HouseholdStory.now }, chance: { 0 })
      households = Households(
        of: stores, over: ServiceCaller(over: transport, retries: .never, timing: timing),
        now: { HouseholdStory.now })
    }

    /// Opens the app; a meeting lasts as long as it takes, and every other wait is over at once.
    func open(
      waiting: @escaping @Sendable (Double) async throws -> Void = { seconds in
        if seconds == 600 { try await Task.sleep(for: .seconds(seconds)) }
      }
    ) async throws -> AppGuest {
      var clients = MealAdvisorClients(
        service: HouseholdStory.meals, stores: stores,
        subscriptions: .local(stores, now: { HouseholdStory.now }))
      clients.retailers = Retailers(
        embedded: .demo(now: { HouseholdStory.now }),
        over: ServiceCaller(
          over: .offline, timing: CallTiming(now: { HouseholdStory.now }, chance: { 0 })),
        secrets: .inMemory(), makeID: { "id" }, foods: { .culinary })
      clients.households = households
      clients.layout = .planner
      let world = TestWorld(sleep: waiting)
      let app = try MealAdvisor.app(clients, in: world.environment)
      await app.launch()
      await app.settle()
      return AppGuest(of: app)
    }

    func move(_ meal: PlannedMealID, to day: Int) async throws {
      try await stores.plan.record(
        [.changed(meal, .slot(PlanSlot(day: day, slot: .dinner), position: 0))],
        at: HouseholdStory.now)
    }
  }

  /// A household of two devices that both know of a meal.
  private func household(
    _ transport: (HouseholdService) -> ServiceTransport = { service in
      ServiceTransport { await service.answer(to: $0) }
    }
  ) async throws -> (one: Device, other: Device, meal: PlannedMealID, today: Int) {
    let folder = BookFolder(URL(filePath: "/households"), files: .inMemory())
    let random: @Sendable (Int) -> [UInt8] = { count in
      (0..<count).map { _ in UInt8.random(in: 0...255) }
    }
    let books = try await HouseholdBooks(folder)
    let service = HouseholdService(books, now: { Self.now }, random: random)
    let plain = ServiceTransport { await service.answer(to: $0) }
    let one = try Device("one", over: plain)
    let other = try Device("other", over: transport(service))
    let code = try await books.foundingCode(at: Self.now, random: random).text
    let address = "http://127.0.0.1:8650"
    try await one.households.join(code, isNew: true, at: address, kind: .home, name: "Ann")
    let invitation = try await one.households.invite()
    try await other.households.join(invitation.code, at: address, kind: .home, name: "Ben")
    let today = LocalMoment(date: Self.now).dayNumber
    let meal = PlannedMeal(
      id: "soup", slot: PlanSlot(day: today, slot: .dinner), content: .text("Soup at Mum's"))
    try await one.stores.plan.record([.added(meal)], at: Self.now)
    for device in [one, other, one] { _ = try await device.households.meet() }
    return (one, other, meal.id, today)
  }

  @Test func `what two people moved is asked about, decided, and the same on both devices`()
    async throws
  {
    let (one, other, meal, today) = try await household()
    try await one.move(meal, to: today + 1)
    _ = try await one.households.meet()
    try await other.move(meal, to: today + 2)
    let guest = try await other.open()
    #expect(try await guest.words.contains("1 change was made in two places"))
    try await guest.tap("merge.open")
    let sheet = try await guest.screen
    #expect(sheet.id == "merge" && sheet.state == "open")
    #expect(try await guest.words.contains("Dinner on Thursday 14 May"))
    #expect(try await guest.words.contains("Dinner on Wednesday 13 May"))
    try await guest.tap("Keep mine for Day and time", "Save choices")
    #expect(try await guest.screen.id != "merge")
    _ = try await one.households.meet()
    for device in [one, other] {
      #expect(try await device.stores.plan.state()[meal]?.slot.day == today + 2)
      #expect(try await device.stores.household.conflicts().isEmpty)
      #expect(try await device.stores.household.drafts().isEmpty)
    }
  }

  @Test func `a server that never answers holds neither the app nor its end up`() async throws {
    let silence = Silence()
    let (_, other, meal, today) = try await household { service in
      ServiceTransport { request, _ in
        if silence.isOn { try await Task.sleep(for: .seconds(3_600)) }
        return await service.answer(to: request)
      }
    }
    silence.isOn = true
    try await other.move(meal, to: today + 2)
    let guest = try await other.open(waiting: { _ in })
    #expect(try await guest.words.contains("Soup at Mum's"))
    #expect(try await other.stores.household.drafts().count == 1)
  }

  @Test func `who was removed is told once, and keeps what is there`() async throws {
    let (one, other, meal, today) = try await household()
    let ben = try #require(try await one.households.members().first { !$0.isYou })
    try await one.households.remove(ben.id)
    try await other.move(meal, to: today + 2)
    let guest = try await other.open()
    #expect(try await guest.words.contains("does not belong to the household any more"))
    #expect(try await guest.words.contains("Soup at Mum's"))
    #expect(try await other.stores.household.drafts().count == 1)
  }
}

/// Whether a server is silent.
private final class Silence: Sendable {
  private let state = Mutex(false)
  var isOn: Bool {
    get { state.withLock(\.self) }
    set { state.withLock { $0 = newValue } }
  }
}
