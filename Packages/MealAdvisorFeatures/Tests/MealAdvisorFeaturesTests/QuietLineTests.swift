import AppShell
import AppTesting
import DesignSystem
import EaterRecord
import Journal
import MealAdvisorFeatureParts
import MealCatalog
import MealModels
import Preferences
import PremiumGate
import Presentation
import SuggestionEngine
import Testing

@testable import MealAdvisorFeatures

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What Home asks and offers by itself, once or once in a while.
@Suite struct QuietLineTests {
  private static let question = "Anything you can't eat?"
  private static let offer = "Not what you like?"

  @Test func `a new eater is asked once what they cannot eat, below a meal that is there at once`()
    async throws
  {
    let disk = JournalFileSystem.inMemory()
    let visitor = try await Visitor(on: disk)
    #expect(try await visitor.words.contains(Self.question))
    #expect(try await visitor.screen.state == "suggestion")
    try await visitor.tap("home.newSuggestion")
    #expect(try await visitor.words.contains(Self.question))
    let later = try await Visitor(on: disk)
    #expect(try await !later.words.contains(Self.question))
  }

  @Test func `closing the question ends it, and nothing is limited`() async throws {
    let visitor = try await Visitor()
    try await visitor.tap("home.dismissLine?id=limits")
    #expect(try await !visitor.words.contains(Self.question))
    #expect(try await !visitor.stores.read().preferences.hasLimits)
    try await visitor.tap("home.newSuggestion")
    #expect(try await !visitor.words.contains(Self.question))
  }

  @Test(arguments: CommonLimit.allCases)
  func `one tap sets a limit that holds at once for the meal on screen`(limit: CommonLimit)
    async throws
  {
    var preferences = EaterPreferences()
    for event in limit.events { preferences.apply(event) }
    let limits = preferences.limits(in: .empty)
    let unsafe = try #require(Catalog.bundled.summaries.first { !limits.admits($0.facts) })
    let engine = SuggestionService.dishEngine
    let source = SuggestionSource { request, history in
      request.limits == .none
        ? SuggestionAnswer(suggestions: [Suggestion(mealID: unsafe.id, reasons: [])])
        : engine.suggest(request, history: history)
    }
    let visitor = try await Visitor(source: source)
    #expect(try await visitor.words.contains(unsafe.title))
    try await visitor.tap("home.keepLimit?id=\(limit.rawValue)")
    #expect(try await visitor.stores.read().preferences == preferences)
    #expect(try await !visitor.words.contains(unsafe.title))
    #expect(try await !visitor.words.contains(Self.question))
    let meal = try #require(try await visitor.stores.read().history.lastShown(1).first)
    let next = try #require(Catalog.bundled.meal(meal))
    #expect(limits.admits(next.facts))
  }

  @Test func `after setting a limit, Home says so and links to the setting`() async throws {
    let visitor = try await Visitor()
    try await visitor.tap("home.keepLimit?id=nuts")
    #expect(try await visitor.words.contains("Nuts and traces of them are left out."))
    try await visitor.tap("settings.open?screen=dietary-restrictions")
    #expect(try await visitor.screen.id == "dietary-restrictions")
  }

  @Test func `More opens all diets and allergies, and the question is answered`() async throws {
    let disk = JournalFileSystem.inMemory()
    let visitor = try await Visitor(on: disk)
    try await visitor.tap("home.answer?id=limits")
    #expect(try await visitor.screen.id == "dietary-restrictions")
    try await visitor.tap("settings.diet=on?id=vegan", "navigation.dismiss")
    #expect(try await visitor.screen.id == "home")
    #expect(try await !visitor.words.contains(Self.question))
  }

  @Test func `Home does not ask about limits if one was set or the app was used before`()
    async throws
  {
    let disk = JournalFileSystem.inMemory()
    let stores = Stores(
      journal: try EventJournal(directory: Visitor.folder, fileSystem: disk), premium: .mealAdvisor)
    let date = Date(timeIntervalSince1970: 1_778_000_000)
    try await stores.preferences.record(CommonLimit.gluten.events, at: date)
    #expect(try await !Visitor(stores: stores).words.contains(Self.question))

    let events = Catalog.bundled.summaries.prefix(5).map { HistoryEvent(.suggested, $0.id) }
    let others = Stores(
      journal: try EventJournal(directory: Visitor.folder, fileSystem: .inMemory()),
      premium: .mealAdvisor)
    try await others.history.record(events, at: date)
    #expect(try await !Visitor(stores: others).words.contains(Self.question))
  }

  @Test func `the nudge replaces a quiet line, and neither returns`()
    async throws
  {
    let visitor = try await Visitor()
    for _ in 0..<4 { try await visitor.tap("home.newSuggestion") }
    #expect(try await visitor.screen.state == "nudge")
    for line in [Self.question, Self.offer] {
      #expect(try await !visitor.words.contains(line))
    }
    try await visitor.tap("home.dismissNudge")
    #expect(try await !visitor.words.contains(Self.question))
  }

  @Test func `after three refusals in a row Home offers to learn, once in a while`() async throws {
    let disk = JournalFileSystem.inMemory()
    let visitor = try await Visitor(on: disk)
    for _ in 0..<2 {
      try await visitor.tap("home.newSuggestion")
      #expect(try await !visitor.words.contains(Self.offer))
    }
    try await visitor.tap("home.newSuggestion")
    #expect(try await visitor.words.contains(Self.offer))
    try await visitor.tap("home.dismissLine?id=taste")
    let later = try await Visitor(on: disk)
    for _ in 0..<5 {
      try await later.tap("home.newSuggestion")
      #expect(try await !later.words.contains(Self.offer))
    }
  }
}
