import AppShell
import AppTesting
import DesignSystem
import EaterRecord
import MealAdvisorFeatures
import Preferences
import PremiumGate
import Synchronization
import Testing

/// A feature that asks for a permission.
struct PhotoFeature: Feature {
  let id: FeatureID = "photos"
  let routes: [RouteDefinition] = []
  func initialState() -> Int { 0 }
  func reduce(
    _ action: Never, into state: inout Int, stored: Void, world: World
  ) -> [Command<Never>] {}
  func screen(of route: Route, state: Int, stored: Void, context: ScreenContext) -> (
    any Screen
  )? { nil }
  func offers(_ state: Int, _ stored: Void, _ world: World) -> Offers {
    var offers = Offers()
    offers.consents = [ConsentOffer("photos", title: "Photos", explanation: "Then deleted.")]
    return offers
  }
}

@Suite struct YourDataTests {
  @Test func `a permission is off until the user gives it, and the user can take it back`()
    async throws
  {
    let visitor = try await Visitor(further: [PhotoFeature()])
    try await visitor.open("privacy-policy")
    let row: ElementID = "your-data.consent.photos"
    func isOn() async throws -> Bool? {
      try await visitor.screen.element.find(row)?.accessibility.traits.contains(.selected)
    }
    #expect(try await isOn() == false)
    try await visitor.tap("data.consent=on?id=photos")
    #expect(try await isOn() == true)
    #expect(try await visitor.stores.consents.state().given == ["photos"])
    try await visitor.tap("data.consent=off?id=photos")
    #expect(try await isOn() == false)
  }

  @Test func `the user exports all data as one file`() async throws {
    let written = Mutex<[String: String]>([:])
    let exports = ExportDestination { document, name async throws(ExportDestinationError) in
      written.withLock { $0[name] = document }
      return "Files"
    }
    let visitor = try await Visitor(exports: exports)
    try await visitor.stores.preferences.record(
      [PreferencesEvent(key: "diets", value: "vegan")], at: await visitor.app.world.date)
    try await visitor.open("privacy-policy")
    try await visitor.tap("data.export")
    #expect(written.withLock { $0["MealAdvisor.json"] }?.contains("vegan") == true)
  }

  @Test func `on a device without a place to export to, the app says so`() async throws {
    let visitor = try await Visitor()
    try await visitor.open("privacy-policy")
    try await visitor.tap("data.export")
    #expect(try await visitor.words.contains("This device has no place to export to."))
  }

  // S-PRIV-05
  @Test func `deletion asks first, and leaves only the App Store's receipt`() async throws {
    let visitor = try await Visitor()
    try await visitor.open("dietary-restrictions")
    try await visitor.tap("settings.diet=on?id=vegan")
    let meal = try await visitor.stores.read().history.lastShown(1)
    #expect(meal.count == 1)
    try await visitor.open("privacy-policy")
    try await visitor.tap("data.delete")
    #expect(try await visitor.screen.id == "delete-data")
    try await visitor.tap("navigation.dismiss")
    #expect(try await visitor.stores.read().preferences.limits(in: .empty) != .none)
    try await visitor.tap("data.delete", "data.confirmDelete")
    #expect(try await visitor.screen.id == "privacy-policy")
    let stored = try await visitor.stores.read()
    #expect(stored.preferences == EaterPreferences())
    try await visitor.tap("tab.select?id=settings")
    #expect(try await visitor.words.contains("None"))
    try await visitor.tap("tab.select?id=home")
    #expect(try await visitor.screen.state == "suggestion")
  }

  // N-SET-38
  @Test func `the terms restore a subscription, and its page shows and manages it`() async throws {
    let visitor = try await Visitor()
    try await visitor.open("terms-of-service")
    try await visitor.tap("premium.restore")
    #expect(try await visitor.screen.id == "subscription")
    #expect(try await visitor.words.contains("The store found no purchase to restore."))
    try await visitor.tap("premium.open", "premium.startTrial")
    #expect(try await visitor.screen.state == "trial")
    #expect(try await visitor.words.contains("May 19, 2026"))
    try await visitor.tap("premium.manage")
    #expect(
      await visitor.departures == ["https://apps.apple.com/account/subscriptions"])
    try await visitor.tap("tab.select?id=settings")
    try await visitor.tap("tab.select?id=settings", "settings.open?screen=subscription")
    #expect(try await visitor.screen.id == "subscription")
  }
}
