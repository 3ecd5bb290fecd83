import AppShell
import AppTesting
import DemoGrocer
import DesignSystem
import EaterRecord
import Groceries
import HouseholdServer
import Journal
import MealAdvisorFeatureParts
import MealAdvisorFeatures
import MealCatalog
import MealModels
import MealPlan
import RecipeStore
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
        journal: try EventJournal.inMemory(device: try DeviceID(name)),
        premium: .withFreePlanning)
      households = HomeServer.households(of: stores, over: transport)
    }

    /// Opens the app; a sync lasts as long as it takes, and every other wait is over at once.
    ///
    /// - Parameter world: clock and connection; one that stands still unless given.
    func open(
      in world: TestWorld? = nil,
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
      let world = world ?? TestWorld(sleep: waiting)
      let app = try MealAdvisor.app(
        clients, of: MealAdvisor.planningFeatures, in: world.environment)
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
  ) async throws -> Shared {
    let server = try await HomeServer()
    let plain = server.transport
    let one = try Device("one", over: plain)
    let other = try Device("other", over: transport(server.service))
    let code = try await server.foundingCode()
    try await one.households.join(
      code, isNew: true, at: HomeServer.address, kind: .home, name: "Ann")
    let invitation = try await one.households.invite()
    try await other.households.join(
      invitation.code, at: HomeServer.address, kind: .home, name: "Ben")
    let today = LocalMoment(date: Self.now).dayNumber
    let meal = PlannedMeal(
      id: "soup", slot: PlanSlot(day: today, slot: .dinner), content: .text("Soup at Mum's"))
    try await one.stores.plan.record([.added(meal)], at: Self.now)
    for device in [one, other, one] { _ = try await device.households.synchronize() }
    return Shared(one: one, other: other, meal: meal.id, today: today, plain: plain)
  }

  /// Two devices of a household that both know of a meal.
  private struct Shared {
    let one: Device
    let other: Device
    let meal: PlannedMealID
    let today: Int
    /// The way to their server.
    let plain: ServiceTransport
  }

  @Test func `two concurrent moves are a conflict, and the decision reaches both devices`()
    async throws
  {
    let shared = try await household()
    let (one, other, meal, today) = (shared.one, shared.other, shared.meal, shared.today)
    try await one.move(meal, to: today + 1)
    _ = try await one.households.synchronize()
    try await other.move(meal, to: today + 2)
    // What is said stays to be seen.
    let guest = try await other.open { seconds in
      if [600, Notice.seconds].contains(seconds) { try await Task.sleep(for: .seconds(seconds)) }
    }
    #expect(try await guest.words.contains("1 change was made in two places"))
    try await guest.tap("merge.open")
    let sheet = try await guest.screen
    #expect(sheet.id == "merge" && sheet.state == "open")
    #expect(try await guest.words.contains("Dinner on Thursday 14 May"))
    #expect(try await guest.words.contains("Dinner on Wednesday 13 May"))
    try await guest.tap("Keep mine for Day and time")
    try await guest.touch("merge.save")
    try await guest.wait(toSee: "Your choices are saved")
    await guest.app.settle()
    #expect(try await guest.screen.id != "merge")
    _ = try await one.households.synchronize()
    for device in [one, other] {
      #expect(try await device.stores.plan.state()[meal]?.slot.day == today + 2)
      #expect(try await device.stores.household.conflicts().isEmpty)
      #expect(try await device.stores.household.pendingEdits().isEmpty)
    }
  }

  // R-OFF-01, R-OFF-02, R-GROC-14
  @Test func `offline ticks and items are kept, and their conflicts can be decided`()
    async throws
  {
    let device = try Device("one", over: .offline)
    let today = LocalMoment(date: Self.now).dayNumber
    let dinner = PlannedMeal(
      id: "dinner", slot: PlanSlot(day: today, slot: .dinner),
      content: .recipe("chicken-alfredo", title: "Chicken Alfredo"))
    try await device.stores.plan.record([.added(dinner)], at: Self.now)
    try await device.households.joinStandIn()
    _ = try await device.households.synchronize()
    let world = TestWorld(sleep: { seconds in
      if seconds == 600 { try await Task.sleep(for: .seconds(seconds)) }
    })
    let guest = try await device.open(in: world)
    try await guest.tap("tab.select?id=groceries")
    try await connect(guest, world, false)
    #expect(try await guest.words.contains("You are offline"))
    let root = try await guest.app.showing().root
    let tick = try #require(
      root.all.lazy.compactMap(\.tapCall).first { $0.id.rawValue == "groceries.tick" })
    try await guest.tap(tick.description, "groceries.add")
    try await guest.enter("2 oranges", into: "grocery-entry.field")
    try await guest.tap("navigation.dismiss")
    #expect(try await guest.words.contains("draft"))
    #expect(try await !device.stores.household.pendingEdits().isEmpty)
    try await connect(guest, world, true)
    #expect(try await device.stores.household.pendingEdits().isEmpty)
    try await guest.tap("merge.open")
    #expect(try await guest.words.contains("2 oranges?"))
    try await guest.tap("merge.field.item.mine.choose", "merge.save")
    #expect(try await device.stores.household.conflicts().isEmpty)
    let words = try await guest.words
    #expect(words.contains("In the basket (1)"), "\(words)")
    #expect(words.lowercased().contains("orange"), "\(words)")
  }

  @Test func `of the list one is asked by the words of an item and the name of a package`()
    async throws
  {
    let shared = try await household()
    let list = GroceryListID.week(from: shared.today - 1)
    let penne = Product(
      id: "0001", store: "s", food: "pasta", name: "Penne", brand: "Casa", package: .each,
      price: nil)
    await shared.other.stores.keepShelf([penne], of: "s")
    let changes: [(Device, String, ProductID)] = [
      (shared.one, "Birthday candles", "0002"), (shared.other, "Candles", penne.id),
    ]
    for (device, words, package) in changes {
      try await device.stores.shop(
        [
          .added(ManualItem(id: "h", list: list, text: words)),
          .changed(list, "pasta", .product(package)), .changed(list, "hand/h", .note(words)),
        ], at: Self.now)
      _ = try await device.households.synchronize()
    }
    let guest = try await shared.other.open()
    try await guest.tap(
      "tab.select?id=settings", "connections.open?part=sharing", "connections.questions.open")
    #expect(try await guest.words.contains("Candles was changed here and on the server"))
    try await guest.tap("merge.field.item.mine.choose", "merge.save")
    #expect(try await guest.words.contains("Candles was changed here and on the server"))
    try await guest.tap("merge.field.note.mine.choose", "merge.save")
    let words = try await guest.words
    #expect(words.contains("Casa Penne, chosen by hand"), "\(words)")
    #expect(words.contains("Chosen by hand, name unknown here"))
    #expect(!words.contains("0001") && !words.contains("0002"))
  }

  private func connect(
    _ guest: AppGuest, _ world: TestWorld, _ isConnected: Bool
  ) async throws {
    world.isConnected = isConnected
    await guest.app.connectionChanged()
    await guest.app.settle()
  }

  @Test func `a simulated household says so, offers no invitation and can be left`()
    async throws
  {
    let device = try Device("one", over: .offline)
    try await device.households.joinStandIn()
    _ = try await device.households.synchronize()
    await #expect(throws: HouseholdError.madeUp) { try await device.households.invite() }
    await #expect(throws: HouseholdError.madeUp) {
      try await device.households.remove("stand-in")
    }
    let guest = try await device.open()
    try await guest.tap(
      "tab.select?id=settings", "connections.open?part=sharing")
    let words = try await guest.words
    #expect(words.contains("Simulated, on this device only") && !words.contains(".invalid"))
    #expect(try await guest.element("sharing.invite") == nil)
    try await guest.tap("sharing.leave")
    #expect(try await guest.screen.state == "made-up")
    try await guest.tap("sharing.confirmLeave")
    #expect(try await device.households.membership() == nil)
  }

  @Test func `a member without changes sees both sides of a conflict and can settle it`()
    async throws
  {
    let shared = try await household()
    let third = try Device("third", over: shared.plain)
    let invitation = try await shared.one.households.invite()
    try await third.households.join(
      invitation.code, at: HomeServer.address, kind: .home, name: "Chloë")
    try await shared.one.move(shared.meal, to: shared.today + 1)
    try await shared.other.move(shared.meal, to: shared.today + 2)
    for device in [shared.one, shared.other] { _ = try await device.households.synchronize() }
    let guest = try await third.open()
    #expect(
      try await guest.element("planner.questions")?.visibleText.contains("1 question") == true)
    try await guest.tap(
      "tab.select?id=settings", "connections.open?part=sharing")
    #expect(try await guest.words.contains("1 question to answer"))
    #expect(try await guest.words.contains("Shared on \(HomeServer.address)"))
    #expect(try await guest.words.contains("Chloë (you)"))
    try await guest.tap("connections.questions.open")
    #expect(try await guest.words.contains("was changed on several devices at once"))
    #expect(try await guest.words.contains("Before: Dinner on Tuesday 12 May"))
    try await guest.tap("Use Ann’s for Day and time", "Save choices")
    #expect(try await guest.screen.id == "connections")
    #expect(try await guest.element("connections.questions.open") == nil)
    _ = try await shared.one.households.synchronize()
    #expect(try await shared.one.stores.plan.state()[shared.meal]?.slot.day == shared.today + 1)
    #expect(try await shared.one.stores.household.conflicts().isEmpty)
  }

  @Test func `a household is founded, joined, invited to and left through the screens`()
    async throws
  {
    let server = try await HomeServer()
    let plain = server.transport
    let (one, other) = (try Device("one", over: plain), try Device("other", over: plain))
    let code = try await server.foundingCode()
    let ann = try await one.open()
    try await ann.tap(
      "tab.select?id=settings", "connections.open?part=sharing", "sharing.create")
    #expect(try await ann.words.contains("Still needed"))
    try await ann.enter("not an address", into: "sharing-entry.address")
    try await ann.enter(code, into: "sharing-entry.code")
    try await ann.tap("sharing-entry.go")
    #expect(try await ann.screen.state == "failed")
    try await ann.enter(HomeServer.address, into: "sharing-entry.address")
    try await ann.enter("  Ann ", into: "sharing-entry.name")
    try await ann.tap("sharing-entry.go")
    #expect(try await ann.screen.id == "connections")
    #expect(try await ann.words.contains("Ann (you)"))
    try await ann.tap("sharing.notes")
    #expect(
      try await one.stores.consents.state().given == [
        Households.consent, RecipeLibrary.notesConsent,
      ])
    try await ann.tap("sharing.invite")
    let invitation = try #require(
      try await ann.element("sharing.invitation.code")?.visibleText)

    let ben = try await other.open()
    try await ben.tap(
      "tab.select?id=settings", "connections.open?part=sharing", "sharing.join")
    try await ben.enter(HomeServer.address, into: "sharing-entry.address")
    try await ben.enter("no such code", into: "sharing-entry.code")
    try await ben.tap("sharing-entry.go")
    #expect(try await ben.words.contains("This is not a valid code."))
    try await ben.enter("ABCD-EFGH-JKMN-PQRS", into: "sharing-entry.code")
    try await ben.tap("sharing-entry.go")
    #expect(try await ben.words.contains("This code is wrong, used or expired"))
    try await ben.enter(invitation, into: "sharing-entry.code")
    try await ben.tap("sharing-entry.go")
    #expect(try await ben.words.contains("You"))
    #expect(try await !ben.words.contains("Unnamed member"))
    try await ben.tap("sharing.leave")
    #expect(try await ben.screen.id == "leave-household")
    try await ben.tap("sharing.confirmLeave")
    #expect(try await other.stores.household.ledger().membership == nil)
    #expect(try await ben.words.contains("Join with a Code"))
    #expect(try await one.households.members().map(\.name) == ["Ann"])
  }

  @Test func `leaving without an answer of the server first explains the result`() async throws {
    let silence = Silence()
    let shared = try await household { service in
      ServiceTransport { request, _ in
        if silence.isOn { throw ServiceFailure.timedOut(seconds: 20) }
        return await service.answer(to: request)
      }
    }
    let guest = try await shared.other.open()
    silence.isOn = true
    try await guest.tap(
      "tab.select?id=settings", "connections.open?part=sharing", "sharing.leave",
      "sharing.confirmLeave")
    #expect(try await guest.screen.state == "unanswered")
    #expect(try await shared.other.stores.household.ledger().membership != nil)
    try await guest.tap("sharing.leaveAnyway")
    #expect(try await shared.other.stores.household.ledger().membership == nil)
    #expect(try await guest.words.contains("Start Sharing"))
  }

  @Test func `a server that never answers holds neither the app nor its end up`() async throws {
    let silence = Silence()
    let shared = try await household { service in
      ServiceTransport { request, _ in
        if silence.isOn { try await Task.sleep(for: .seconds(3_600)) }
        return await service.answer(to: request)
      }
    }
    silence.isOn = true
    let (other, meal, today) = (shared.other, shared.meal, shared.today)
    try await other.move(meal, to: today + 2)
    let guest = try await other.open(waiting: { _ in })
    #expect(try await guest.words.contains("Soup at Mum's"))
    #expect(try await other.stores.household.pendingEdits().count == 1)
  }

  @Test func `a removed member sees one message and keeps all data`() async throws {
    let shared = try await household()
    let (one, other, meal, today) = (shared.one, shared.other, shared.meal, shared.today)
    let ben = try #require(try await one.households.members().first { !$0.isYou })
    try await one.households.remove(ben.id)
    try await other.move(meal, to: today + 2)
    let guest = try await other.open()
    #expect(try await guest.words.contains("is no longer in the household"))
    #expect(try await guest.words.contains("Soup at Mum's"))
    #expect(try await other.stores.household.pendingEdits().count == 1)
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
