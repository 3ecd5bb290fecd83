import HouseholdSharing
import EaterMeals
import Foundation
import Journal
import RecipeStore
import MealModels
import MealPlan
import ServiceCalls
import Sync
import Testing

private let noon = Date(timeIntervalSince1970: 1_778_000_000)

@Suite struct StandInHouseholdTests {
  private let stores: Stores
  private let households: Households
  private let soup = PlannedMeal(
    id: "soup", slot: PlanSlot(day: 20_580, slot: .dinner), content: .text("Soup"))

  init() throws {
    stores = Stores(
      journal: try .inMemory(device: try DeviceID("one")), premium: PremiumRules(),
      clock: HybridClock(now: { noon }))
    let timing = CallTiming(now: { noon }, chance: { 0 })
    households = Households(
      of: stores, over: ServiceCaller(over: .offline, timing: timing), now: { noon })
  }

  private func change(_ changes: PlanChange...) async throws {
    try await stores.plan.record(changes.map { .changed(soup.id, $0) }, at: noon)
  }

  @Test func `in a simulated household each change is a conflict, until a decision ends it`()
    async throws
  {
    try await stores.plan.record([.added(soup)], at: noon)
    try await households.joinStandIn()
    _ = try await households.synchronize()
    #expect(try await stores.household.conflicts().isEmpty)
    try await change(.slot(PlanSlot(day: 20_581, slot: .lunch), position: 0))
    _ = try await households.synchronize()
    let conflict = try #require(try await stores.household.conflicts().first)
    #expect(conflict.place == FieldPlace("plan", "soup", "slot"))
    #expect(conflict.sides.map(\.device.rawValue) == ["stand-in", "one"])
    let base = try #require(conflict.base?.event)
    #expect(String(decoding: base.payload, as: UTF8.self).contains("Soup"))
    #expect(try await stores.plan.state()["soup"]?.slot.day == 20_581, "the last one shows")
    try await stores.household.decide(conflict, for: conflict.sides[0].id, at: noon)
    _ = try await households.synchronize()
    #expect(try await stores.plan.state()["soup"]?.slot.day == 20_582)
    #expect(try await stores.household.conflicts().isEmpty)
    #expect(try await stores.household.pendingEdits().isEmpty)
  }

  @Test func `a simulated conflict is only about the last changes that are sent together`()
    async throws
  {
    try await stores.plan.record([.added(soup)], at: noon)
    try await change(
      .servings(2), .note("prep tonight"), .isLocked(true),
      .slot(PlanSlot(day: 20_581, slot: .lunch), position: 0))
    try await households.joinStandIn()
    _ = try await households.synchronize()
    #expect(
      try await stores.household.conflicts().map(\.place.field) == ["isLocked", "note", "slot"])
  }

  @Test func `the invented member belongs to a simulated household until the device leaves`()
    async throws
  {
    try await households.joinStandIn()
    _ = try await households.synchronize()
    #expect(try await households.members().map(\.name) == ["", "Stand-in"])
    try await households.leave()
    #expect(try await households.membership() == nil)
    #expect(try await stores.consents.state().given.isEmpty)
    await #expect(throws: HouseholdError.noHousehold) { try await households.synchronize() }
  }

  @Test func `leaving a household withdraws its consents, including notes`()
    async throws
  {
    try await households.joinStandIn()
    try await households.shareNotes(true)
    let given = try await stores.consents.state().given
    #expect(given == [Households.consent, RecipeLibrary.notesConsent])
    try await households.leave()
    #expect(try await stores.consents.state().given.isEmpty)
  }

  @Test func `a real household is left alone`() async throws {
    try await stores.household.join(
      HouseholdMembership(
        household: "home", service: "https://household.example.org", kind: .home, name: "",
        device: try DeviceID("one")), at: noon)
    await #expect(throws: HouseholdError.hasHousehold) { try await households.joinStandIn() }
  }
}
