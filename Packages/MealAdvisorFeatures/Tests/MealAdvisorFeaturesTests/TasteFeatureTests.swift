import AppShell
import AppTesting
import DesignSystem
import EaterRecord
import Journal
import MealAdvisorFeatureParts
import MealCatalog
import MealModels
import Preferences
import Presentation
import SuggestionEngine
import Testing

@testable import MealAdvisorFeatures

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The quiz that teaches a taste.
@Suite struct TasteFeatureTests {
  /// The dish that is asked about.
  private func dish(_ visitor: Visitor) async throws -> MealID? {
    let calls = try await visitor.screen.element.actions.map(\.description)
    let answer = calls.first { $0.hasPrefix("taste.answer?") }
    return Catalog.bundled.summaries.map(\.id).first { id in
      answer?.contains("id=\(id)&") == true
    }
  }

  private func answer(_ visitor: Visitor, _ answer: QuizAnswer) async throws {
    let meal = try #require(try await dish(visitor))
    try await visitor.tap("taste.answer?id=\(meal)&answer=\(answer.rawValue)")
  }

  private func opened(on disk: JournalFileSystem = .inMemory()) async throws -> Visitor {
    let visitor = try await Visitor(on: disk)
    try await visitor.open("dietary-restrictions", "taste")
    #expect(try await visitor.screen.id == "taste")
    return visitor
  }

  @Test func `twenty dishes, each once, and at the end two sentences of what was learned`()
    async throws
  {
    let visitor = try await opened()
    var asked: [MealID] = []
    for number in 1...20 {
      #expect(try await visitor.words.contains("Dish \(number) of 20"))
      let meal = try #require(try await dish(visitor))
      let summary = try #require(Catalog.bundled.summary(meal))
      try await answer(visitor, summary.traits.protein == .fish ? .notForMe : .wouldEat)
      asked.append(meal)
    }
    #expect(Set(asked).count == 20)
    #expect(try await visitor.screen.state == "learned")
    #expect(try await visitor.words.contains("You seem to like "))
    try await visitor.tap("taste.more")
    #expect(try await visitor.words.contains("Dish 1 of 20"))
    let next = try #require(try await dish(visitor))
    #expect(!asked.contains(next))
  }

  @Test func `it can be left at any time and goes on where it was left`() async throws {
    let disk = JournalFileSystem.inMemory()
    let visitor = try await opened(on: disk)
    for given in QuizAnswer.allCases { try await answer(visitor, given) }
    let next = try await dish(visitor)
    try await visitor.tap("navigation.dismiss")
    #expect(try await visitor.screen.id == "dietary-restrictions")
    let later = try await opened(on: disk)
    #expect(try await later.words.contains("Dish 4 of 20"))
    #expect(try await dish(later) == next)
  }

  @Test func `an answer teaches, and neither bans a dish nor counts as its stars`() async throws {
    let visitor = try await opened()
    var meals: [MealID] = []
    for given in QuizAnswer.allCases {
      meals.append(try #require(try await dish(visitor)))
      try await answer(visitor, given)
    }
    let history = try await visitor.stores.read().history
    #expect(meals.map { history[$0].stars } == [5, 1, nil])
    #expect(!meals.contains { history[$0].isDisliked })
    try await visitor.app.open(link: "mealadvisor://recipe?id=\(meals[0])")
    #expect(try await !visitor.words.contains("You gave it"))
    try await visitor.tap("meal.opinion?id=\(meals[0])", "meal.rate?id=\(meals[0])&stars=5")
    #expect(try await visitor.words.contains("You gave it 5 stars"))
  }

  @Test func `a limit that is set rules out dishes at once, and the offer is not made any more`()
    async throws
  {
    let disk = JournalFileSystem.inMemory()
    let stores = Stores(
      journal: try EventJournal(directory: Visitor.folder, fileSystem: disk), premium: .mealAdvisor)
    try await stores.preferences.record(
      [.toggling("vegan", isOn: true, of: .diets)], at: Date(timeIntervalSince1970: 1_778_000_000))
    let visitor = try await opened(on: disk)
    for _ in 0..<20 {
      let id = try #require(try await dish(visitor))
      let meal = try #require(Catalog.bundled.meal(id))
      #expect(meal.facts.diets.contains(DietSet([.vegan])))
      try await answer(visitor, .unknown)
    }
    let lines = try await visitor.stores.quietLines.state()
    #expect(!lines.mayCome(.taste, at: Date(timeIntervalSince1970: 1_900_000_000)))
  }

  @Test func `an answer that cannot be stored is said, and the dish stays`() async throws {
    let disk = BrokenDisk()
    let visitor = try await opened(on: disk.files)
    let meal = try await dish(visitor)
    disk.become(.writing)
    try await answer(visitor, .wouldEat)
    #expect(try await visitor.words.contains("This change could not be stored."))
    #expect(try await dish(visitor) == meal)
  }
}
