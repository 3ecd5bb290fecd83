import AppShell
import AppTesting
import DesignSystem
import EaterRecord
import MealAdvisorFeatureParts
import Journal
import MealCatalog
import MealModels
import Preferences
import PremiumGate
import Testing

@testable import MealAdvisorFeatures
@testable import MealAdvisorHome
@testable import MealAdvisorOpinion

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What another window or a fault writes while a meal is shown, and this version cannot read: any of
/// it may be a limit, so nothing is safe from then on.
@Suite struct UnreadableLimitsTests {
  /// Something that cannot be read, and a change in Settings that is about something else.
  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let write: @Sendable (JournalFileSystem) async throws -> Void
    let elsewhere: String?
    var headline = "Some limits cannot be read"
  }

  private static let date = Date(timeIntervalSince1970: 1_778_610_600)

  private static func event(_ json: String, version: Int = 1) -> Event {
    Event(stream: "preferences", version: version, time: date, payload: Data(json.utf8))
  }

  private static func row(_ name: String, _ event: Event, elsewhere: String?) -> Row {
    Row(
      testDescription: name,
      write: { disk in
        let other = try EventJournal(directory: Visitor.folder, fileSystem: disk)
        try await other.append([event])
      }, elsewhere: elsewhere)
  }

  static let rows = [
    row(
      "a diet of a later version", event(#"{"key":"diets","value":"","adds":"lunar"}"#),
      elsewhere: "settings.diet=on?id=vegan"),
    row(
      "an allergy of a later version", event(#"{"key":"allergies","value":"","adds":"dust"}"#),
      elsewhere: "settings.allergy=on?id=egg"),
    row(
      "a word on traces of a later version", event(#"{"key":"traces","value":"below-1"}"#),
      elsewhere: "settings.allergy=on?id=egg"),
    row(
      "a kind of limit of a later version", event(#"{"key":"x","value":"","isLimit":true}"#),
      elsewhere: "settings.diet=on?id=vegan"),
    row(
      "an event of a later version", event("{}", version: 2),
      elsewhere: "settings.diet=on?id=vegan"),
    row(
      "an event that is not understood", event(#"{"key":7}"#),
      elsewhere: "settings.allergy=on?id=egg"),
    Row(
      testDescription: "a damaged line",
      write: { disk in
        let file = try #require(try disk.open("/data/journal", .write))
        let bytes = try file.read(0, try file.size())
        let end = (bytes.lastIndex(of: UInt8(ascii: "\n")) ?? 0) + 1
        try file.write(Array("this was a limit once\n".utf8), end)
      }, elsewhere: nil, headline: "Some limits may be missing"),
  ]

  @Test(arguments: rows)
  func `Home takes its meal away, and what waits is never shown`(row: Row) async throws {
    for notices in [true, false] {
      let disk = JournalFileSystem.inMemory()
      let visitor = try await Visitor(on: disk)
      #expect(try await visitor.screen.state == "suggestion")
      try await row.write(disk)
      if notices {
        await visitor.app.dataChanged(in: "preferences")
        await visitor.app.settle()
      } else {
        try await visitor.tap("home.newSuggestion")
      }
      let home = try await visitor.screen
      #expect(home.state == "dead-end")
      #expect(home.element.visibleText.contains(row.headline))
      for action in ["home.newSuggestion", "recipe.open", "favorites.toggle", "meal.order"] {
        #expect(!home.element.all.contains { $0.action?.id.rawValue == action })
      }
    }
  }

  @Test(arguments: rows.filter { $0.elsewhere != nil })
  func `a change of something else brings no meal back`(row: Row) async throws {
    let disk = JournalFileSystem.inMemory()
    let visitor = try await Visitor(on: disk)
    try await row.write(disk)
    await visitor.app.dataChanged(in: "preferences")
    try await visitor.open("dietary-restrictions")
    try await visitor.tap(try #require(row.elsewhere), "tab.select?id=home")
    #expect(try await visitor.words.contains("Some limits cannot be read"))
    let late = try await Visitor(on: disk)
    #expect(try await late.words.contains("Some limits cannot be read"))
  }

  @Test(arguments: rows)
  func `while limits are unreadable, an open recipe and its reason say so`(
    row: Row
  ) async throws {
    let disk = JournalFileSystem.inMemory()
    let visitor = try await Visitor(on: disk)
    let id = "creamy-tuscan-chicken"
    try await visitor.app.open(link: "mealadvisor://recipe?id=\(id)")
    await visitor.app.settle()
    #expect(try await !visitor.words.contains("we do not know if"))
    try await row.write(disk)
    await visitor.app.dataChanged(in: "preferences")
    await visitor.app.settle()
    #expect(try await visitor.words.contains("we do not know if you can eat this"))
    try await visitor.tap("recipe.startCooking?id=\(id)")
    #expect(try await visitor.words.contains("we do not know if you can eat this"))
    let other = OpinionFeature(try clients(disk))
    let stored = try await other.clients.stores.read()
    let world = await visitor.app.world
    let why = other.explain(
      Route("why", [ActionParameter("id", id)]), stored, world)
    #expect(why?.hasUnreadableLimits == true)
  }

  private func clients(_ disk: JournalFileSystem) throws -> MealAdvisorClients {
    let stores = Stores(
      journal: try EventJournal(directory: Visitor.folder, fileSystem: disk), premium: .mealAdvisor)
    return MealAdvisorClients(
      service: SuggestionService.bundled(), stores: stores,
      subscriptions: .local(stores) { Self.date })
  }

  @Test func `a meal in reserve is not shown where the source fails`() async throws {
    let feature = HomeFeature(try clients(.inMemory()))
    let meal = try #require(Catalog.bundled.summaries.first.flatMap { Catalog.bundled.meal($0.id) })
    let served = SuggestedMeal(
      meal: meal, suggestion: .init(mealID: meal.id, reasons: []))
    let world = World(
      date: Self.date, secondsFromGMT: 0, seed: 7, isConnected: true, region: .unitedStates)
    for unread in [0, 1] {
      var state = HomeFeature.State()
      var settings = StoredSettings()
      settings.unreadEvents = unread
      state.reserve.meals = [served]
      let stored = HomeFeature.Stored(record: StoredState(settings: settings), nudge: Nudge())
      _ = feature.reduce(.failed(.source(.offline)), into: &state, stored: stored, world: world)
      #expect((state.shown == served) == (unread == 0))
    }
  }
}
