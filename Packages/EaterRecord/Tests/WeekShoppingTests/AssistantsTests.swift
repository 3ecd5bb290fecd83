import EaterMeals
import WeekShopping
import FoodFacts
import Foundation
import Groceries
import IngredientLines
import Journal
import MealCatalog
import MealModels
import MealPlan
import RecipeAssistant
import ServiceCalls
import Synchronization
import ShoppingLines
import Testing

/// An assistant from its settings and its key to what a feature may offer.
@Suite struct AssistantsTests {
  private let files = JournalFileSystem.inMemory()
  private let date = Date(timeIntervalSince1970: 1_778_610_600)

  /// What was sent, and what is answered to it.
  private final class Service: Sendable {
    private let requests = Mutex<[ServiceRequest]>([])
    let content: String

    init(_ content: String) { self.content = content }

    var bodies: [String] {
      requests.withLock { $0.map { String(decoding: $0.body, as: UTF8.self) } }
    }
    var keys: [HiddenKey?] { requests.withLock { $0.map { $0.authorization?.field } } }

    func caller(_ date: Date) -> ServiceCaller {
      ServiceCaller(
        over: ServiceTransport { [self] request, _ in
          requests.withLock { $0.append(request) }
          let text = String(decoding: try JSONEncoder().encode(content), as: UTF8.self)
          return ServiceAnswer(
            status: 200, type: "application/json",
            #"{"choices": [{"message": {"content": \#(text)}}]}"#)
        }, timing: CallTiming(now: { date }, chance: { 0 }))
    }
  }

  private func stores() throws -> Stores {
    Stores(
      journal: try EventJournal(directory: URL(filePath: "/data"), fileSystem: files),
      premium: .sample, secrets: .files(in: "/data", files: files))
  }

  private func assistants(_ service: Service, _ stores: Stores) -> Assistants {
    Assistants(
      over: service.caller(date), secrets: stores.secrets, session: stores.sessionSecrets,
      foods: { .culinary })
  }

  private func settings(_ kinds: AssistantDataKind...) -> AssistantSettings {
    var settings = AssistantSettings()
    settings.consent = AssistantConsent(Set(kinds))
    return settings
  }

  @Test func `there is nothing to offer without permission or key`() throws {
    let stores = try stores()
    let assistants = assistants(Service("{}"), stores)
    #expect(try assistants.client(of: AssistantSettings()) == nil)
    #expect(try assistants.client(of: settings(.substitutions)) == nil)
    try assistants.keys.keep(HiddenKey("sk-a"), for: settings())
    #expect(try assistants.client(of: AssistantSettings()) == nil)
    #expect(try assistants.client(of: settings(.substitutions)) != nil)
    var here = AssistantSettings(address: "http://localhost:11434/v1")
    here.consent = AssistantConsent([.substitutions])
    #expect(try assistants.client(of: here) != nil, "one on this machine needs no key")
  }

  @Test func `doubtful lines are read in one call`() async throws {
    let service = Service(
      #"{"lines": [{"line": 0, "amount": "2", "unit": "cups", "food": "milk", "rest": null}]}"#)
    let assistants = assistants(service, try stores())
    try assistants.keys.keep(HiddenKey("sk-a"), for: settings())
    let read = try await assistants.proposals(
      for: ReadingQuestion(lines: ["milk - 2 cups"]), by: settings(.doubtfulLines))
    #expect(read.lines.map(\.line.text) == ["2 cups milk"])
    #expect(service.keys == [HiddenKey("Bearer sk-a")])
  }

  @Test
  func `substitutes of an item are held against everyone who eats it, and allergies stay here`()
    async throws
  {
    let service = Service(
      """
      {"substitutes": [{"food": "tallow", "ratio": "1", "basis": "weight", "job": "fat"}, \
      {"food": "almond oil", "ratio": "1", "basis": "weight", "job": "fat"}, \
      {"food": "shea butter", "ratio": "1", "basis": "weight", "job": "fat"}, \
      {"food": "cocoa butter", "ratio": "1", "basis": "weight", "job": "fat"}]}
      """)
    let assistants = assistants(service, try stores())
    let settings = settings(.substitutions, .dietaryTags)
    try assistants.keys.keep(HiddenKey("sk-a"), for: settings)
    let planned = PlannedDishes(
      dishes: [
        DishToBuy(
          MealSource(id: "a", title: "a"),
          lines: [CookedLine(LineReader(.culinary).line("100 g butter"))])
      ], entries: [:])
    var stored = StoredState()
    stored.settings.wasRead = true
    let limits = EaterLimits(diets: .vegetarian, allergens: [.treeNut])
    let table = ItemEaters(
      planned, stored: stored, service: SuggestionService(catalog: .bundled), foods: .culinary,
      at: date, extra: limits)
    let list = ListBuilder(.culinary).list("week", of: planned.dishes, shopping: Shopping())
    let butter = try #require(list["butter"])
    let found = try await assistants.substitutes(
      for: butter, on: list, at: table, by: settings)
    let names = try #require(found).proposals.map(\.name)
    #expect(!names.contains("tallow") && !names.contains("almond oil"))
    #expect(names == ["cocoa butter"])
    let body = try #require(service.bodies.first)
    #expect(body.contains(#"\"diets\": [\"vegetarian\"]"#))
    #expect(!body.contains("tree") && !body.contains("nut"))
  }

  @Test func `the app does not ask the assistant while limits are unreadable`() async throws {
    let service = Service("{}")
    let planned = PlannedDishes(
      dishes: [
        DishToBuy(
          MealSource(id: "a", title: "a"),
          lines: [CookedLine(LineReader(.culinary).line("100 g butter"))])
      ], entries: [:])
    let list = ListBuilder(.culinary).list("week", of: planned.dishes, shopping: Shopping())
    var stored = StoredState()
    stored.settings.isOutdated = true
    let table = ItemEaters(
      planned, stored: stored, service: SuggestionService(catalog: .bundled), foods: .culinary,
      at: date)
    let item = try #require(list["butter"])
    let found = try await assistants(service, try stores()).substitutes(
      for: item, on: list, at: table, by: settings(.substitutions))
    #expect(found == nil && service.bodies.isEmpty)
  }

  // R-CRED-10
  @Test func `a key is on disk only where it is to be remembered, and in no journal or export`()
    async throws
  {
    let stores = try stores()
    let assistants = assistants(Service("{}"), stores)
    let settings = settings(.substitutions)
    try await stores.assistant.record(
      [.allowed(.substitutions, true, at: settings.address)], at: date)
    try assistants.keys.keep(HiddenKey("sk-planted-77"), for: settings)
    #expect(try onDisk().allSatisfy { !$0.contains("sk-planted-77") })
    var remembering = settings
    remembering.remembersKey = true
    try await stores.assistant.record([.remembersKey(true)], at: date)
    try assistants.keys.keep(HiddenKey("sk-planted-77"), for: remembering)
    #expect(try onDisk().filter { $0.contains("sk-planted-77") } == ["sk-planted-77"])
    let export = String(decoding: try await stores.journal.exportAll(), as: UTF8.self)
    #expect(export.contains(#""assistant""#) && !export.contains("sk-planted-77"))
    #expect(try await stores.assistant.state() == remembering)
  }

  @Test func `deleting everything forgets settings and key, remembered or not`() async throws {
    let stores = try stores()
    let assistants = assistants(Service("{}"), stores)
    let remembering = AssistantSettings(remembersKey: true)
    try await stores.record.prepareForKeys()
    for settings in [remembering, AssistantSettings(address: "https://other.example/v1")] {
      try assistants.keys.keep(HiddenKey("sk-a"), for: settings)
    }
    try await stores.assistant.record([.remembersKey(true)], at: date)
    try await stores.deleteEverything()
    #expect(try assistants.keys.key(for: remembering) == nil)
    #expect(
      try assistants.keys.key(for: AssistantSettings(address: "https://other.example/v1")) == nil)
    #expect(try await stores.assistant.state() == AssistantSettings())
    #expect(try onDisk().allSatisfy { !$0.contains("sk-a") })
  }

  /// What every file of the data folder holds.
  private func onDisk() throws -> [String] {
    try (files.list("/data") ?? []).compactMap { name in
      guard let file = try files.open("/data/\(name)", .read) else { return nil }
      defer { file.close() }
      return String(decoding: try file.read(0, 1_000_000), as: UTF8.self)
    }
  }
}
