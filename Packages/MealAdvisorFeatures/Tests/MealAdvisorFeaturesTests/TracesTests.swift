import AppShell
import AppTesting
import DesignSystem
import Journal
import MealCatalog
import MealModels
import Preferences
import Testing

/// Accepting traces loosens a limit, so it is asked about; avoiding them again is not.
@Suite struct TracesTests {
  private func allergic(to allergens: Allergen...) async throws -> Visitor {
    let visitor = try await Visitor()
    try await visitor.open("dietary-restrictions")
    for allergen in allergens {
      try await visitor.tap("settings.allergy=on?id=\(allergen.rawValue)")
    }
    return visitor
  }

  private func limits(_ visitor: Visitor) async throws -> EaterLimits {
    try await visitor.stores.read().preferences.limits(in: .empty)
  }

  @Test func `the switch asks first, and Cancel leaves everything as it was`() async throws {
    let visitor = try await allergic(to: .milk)
    try await visitor.tap("settings.traces=on")
    #expect(try await visitor.screen.id == "accept-traces")
    #expect(try await limits(visitor).avoidedTraces.allergens == [.milk])
    try await visitor.tap("navigation.dismiss")
    #expect(try await visitor.screen.id == "dietary-restrictions")
    #expect(try await visitor.words.contains("allergic to are left out."))
    #expect(try await limits(visitor).avoidedTraces.allergens == [.milk])
  }

  @Test func `once confirmed it is stored, and turned back without a question`() async throws {
    let visitor = try await allergic(to: .milk, .egg)
    try await visitor.tap("settings.traces=on", "settings.acceptTraces")
    #expect(try await visitor.screen.id == "dietary-restrictions")
    #expect(try await visitor.words.contains("allergic to are suggested."))
    #expect(try await limits(visitor).acceptedTraces.allergens == [.milk, .egg])
    try await visitor.tap("settings.traces=off")
    #expect(try await visitor.screen.id == "dietary-restrictions")
    #expect(try await limits(visitor).avoidedTraces.allergens == [.milk, .egg])
  }

  @Test func `an allergy that comes later is strict, and the question is asked again`()
    async throws
  {
    let visitor = try await allergic(to: .milk)
    try await visitor.tap("settings.traces=on", "settings.acceptTraces")
    try await visitor.tap("settings.allergy=on?id=peanut")
    #expect(try await limits(visitor).avoidedTraces.allergens == [.peanut])
    let words = try await visitor.words
    #expect(words.contains("traces of milk are suggested, those with traces of peanuts are left"))
    try await visitor.tap("settings.traces=on")
    #expect(try await visitor.words.contains("traces of milk and peanuts,"))
    try await visitor.tap("settings.acceptTraces")
    #expect(try await limits(visitor).avoidedTraces.isEmpty)
  }

  @Test func `an answer counts for its question, even after a change in another window`()
    async throws
  {
    let visitor = try await allergic(to: .milk)
    try await visitor.tap("settings.traces=on")
    try await visitor.stores.preferences.record(
      [.toggling("peanut", isOn: true, of: .allergies)], at: await visitor.app.world.date)
    #expect(try await visitor.words.contains("traces of milk,"))
    try await visitor.tap("settings.acceptTraces")
    #expect(try await limits(visitor).acceptedTraces.allergens == [.milk])
    #expect(try await limits(visitor).avoidedTraces.allergens == [.peanut])
  }

  @Test func `the eater can accept traces only after the question and with an allergy`()
    async throws
  {
    let visitor = try await Visitor()
    try await visitor.open("dietary-restrictions")
    for action in ["settings.traces=on", "settings.acceptTraces"] {
      await #expect(throws: AppShellError.rejectedAction(action)) {
        try await visitor.touch(action)
      }
    }
    try await visitor.tap("settings.allergy=on?id=milk")
    await #expect(throws: AppShellError.rejectedAction("settings.acceptTraces")) {
      try await visitor.touch("settings.acceptTraces")
    }
  }

  @Test func `accepted traces hold only for the person who accepts them`() async throws {
    let visitor = try await allergic(to: .milk)
    try await visitor.tap(
      "settings.open?screen=household", "household.add=Ana",
      "settings.open?screen=eater&eater=Ana",
      "settings.open?screen=dietary-restrictions&eater=Ana",
      "settings.allergy=on?id=milk&eater=Ana", "settings.allergy=on?id=egg&eater=Ana",
      "settings.traces=on?eater=Ana")
    #expect(try await visitor.words.contains("traces of milk and eggs,"))
    try await visitor.tap("settings.acceptTraces?eater=Ana")
    #expect(try await visitor.words.contains("what Ana is allergic to are suggested."))
    let table = try await limits(visitor)
    #expect(table.avoidedTraces.allergens == [.milk])
    #expect(table.acceptedTraces.allergens == [.egg])
  }

  @Test func `an unreadable setting of traces stops suggestions until it is set again`()
    async throws
  {
    let visitor = try await allergic(to: .milk)
    try await visitor.stores.preferences.record(
      [PreferencesEvent(key: "traces", value: "accept-some")], at: await visitor.app.world.date)
    try await visitor.tap("tab.select?id=home", "home.newSuggestion")
    #expect(try await visitor.screen.state == "dead-end")
    try await visitor.tap("tab.select?id=settings")
    try await visitor.tap("settings.traces=on", "settings.acceptTraces", "settings.traces=off")
    try await visitor.tap("tab.select?id=home")
    #expect(try await visitor.screen.state == "suggestion")
    #expect(try await limits(visitor).avoidedTraces.allergens == [.milk])
  }
}
