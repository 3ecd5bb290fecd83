import AppTesting
import DesignSystem
import Groceries
import MealModels
import MealPlan
import PlanningFeatures
import PlanningPresentation
import Preferences
import Testing

/// Account & Connections: the settings of planning and shopping.
@Suite struct ConnectionsTests {
  private func page(_ preferences: [PreferencesEvent] = []) async throws -> Shopper {
    let shopper = try await Shopper(at: "kroger-1234", preferences: preferences)
    try await shopper.tap("planner.preferences")
    return shopper
  }

  private func you(_ shopper: Shopper) async throws -> Eater {
    try #require(await shopper.stores.preferences.state().household.first)
  }

  @Test(arguments: DietaryTag.allCases)
  func `a dietary tag adds and removes exactly its own limits`(_ tag: DietaryTag) async throws {
    let others: [PreferencesEvent] = [
      .toggling("sesame", isOn: true, of: .allergies), .toggling("halal", isOn: true, of: .diets),
      .toggling("vegetarian", isOn: true, of: .diets),
    ]
    let shopper = try await page(others)
    let before = try await you(shopper)
    try await shopper.tap(ConnectionsAction.tag.call(tag))
    let after = try await you(shopper)
    if tag == .nutFree {
      #expect(after.allergens.subtracting(before.allergens) == [.treeNut, .peanut])
      #expect(after.diets == before.diets)
    } else {
      #expect(after.allergens == before.allergens)
      #expect(after.diets.symmetricDifference(before.diets).map(\.rawValue) == [tag.rawValue])
    }
    guard tag != .nutFree else { return }
    try await shopper.tap(ConnectionsAction.tag.call(tag))
    #expect(try await you(shopper) == before)
  }

  @Test(arguments: [[], ["peanut"], ["tree-nut"], ["peanut", "tree-nut"]])
  func `a tag never removes an allergy, but opens the page of allergies`(
    _ told: [String]
  ) async throws {
    let shopper = try await page(told.map { .toggling($0, isOn: true, of: .allergies) })
    if told.count < 2 { try await shopper.tap(ConnectionsAction.tag.call(.nutFree)) }
    let opened = shopper.opened.all.count
    try await shopper.tap(ConnectionsAction.tag.call(.nutFree))
    #expect(try await you(shopper).allergens == [.treeNut, .peanut])
    #expect(shopper.opened.all.count == opened + 1)
  }

  @Test func `a budget changes the plan`() async throws {
    var weeks: [[String]] = []
    for budget in [nil, "30"] {
      let shopper = try await page()
      if let budget { try await shopper.enter(budget, into: "connections.budget") }
      #expect(
        try await shopper.plan.settings.weeklyBudget?.hundredths == budget.map { _ in 3_000 })
      try await shopper.tap("tab.select?id=planner", "planner.fill")
      weeks.append(try await shopper.plan.entries.map(\.content.title))
    }
    #expect(weeks[0] != weeks[1] && !weeks[1].isEmpty)
  }

  @Test func `the app keeps rules of products that are tapped one right after the other`()
    async throws
  {
    let shopper = try await page()
    try await shopper.touch("connections.storeBrand=on")
    try await shopper.touch("connections.organic=on")
    await shopper.app.settle()
    try await shopper.enter("  peanut   oil ", into: "connections.avoid")
    try await shopper.enter("Peanut Oil", into: "connections.avoid")
    try await shopper.enter("?!", into: "connections.avoid")
    let rules = try await shopper.stores.grocery.state().settings.rules
    #expect(rules.prefersStoreBrand && rules.isOrganicOnly && rules.avoided == ["peanut oil"])
    try await shopper.tap(ConnectionsAction.allow.call("peanut oil"))
    #expect(try await shopper.stores.grocery.state().settings.rules.avoided.isEmpty)
  }

  @Test func `a word that the app could not store stays in its field`() async throws {
    let disk = ShutDisk()
    let shopper = try await Shopper(on: disk.files)
    try await shopper.tap("planner.preferences")
    disk.isShut = true
    try await shopper.enter("peanut oil", into: "connections.avoid")
    let fields = try await shopper.screen.element.all
    #expect(
      fields.contains {
        $0.id.rawValue.hasPrefix("connections.avoid")
          && ($0.accessibility.value == "peanut oil" || $0.visibleText.contains("peanut oil"))
      })
  }

  @Test func `the app keeps the interval and the networks`() async throws {
    let shopper = try await page()
    try await shopper.tap(ConnectionsAction.interval.call(12))
    try await shopper.tap(ConnectionsAction.network.call(.wifiOnly))
    var settings = try await shopper.stores.grocery.state().settings
    #expect(settings.interval == .twelveHours && settings.network == .wifiOnly)
    try await shopper.tap(ConnectionsAction.network.call(.cellularOnly))
    try await shopper.tap(ConnectionsAction.interval.call(0))
    settings = try await shopper.stores.grocery.state().settings
    #expect(settings.interval == .manual && settings.network == .cellularOnly)
  }

  @Test func `Connections opens the page of diets and allergies`() async throws {
    let shopper = try await page()
    try await shopper.tap("connections.limits")
    #expect(shopper.opened.all == ["limits"])
  }
}
