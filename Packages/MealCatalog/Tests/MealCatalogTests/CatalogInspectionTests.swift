import MealModels
import Testing

@testable import MealCatalog

/// What an inspection says of a file, beside what the catalogue refuses it for.
struct CatalogInspectionTests {
  static let groups = [
    Samples.minimal.replacing("| bread", with: "| meat"),
    Samples.minimal.replacing("| bread", with: "| my roast = Meat"),
    Samples.minimal.replacing("summary:", with: "also: meat\nsummary:"),
    Samples.minimal.replacing("meal plain", with: "food game: game | | group\nmeal plain")
      .replacing("| bread", with: "| game"),
  ]

  @Test(arguments: groups)
  func `a group among the foods of a meal is a problem, as the catalogue says`(
    text: String
  ) throws {
    let problems = try inspection(of: text).meals[0].problems
    #expect(problems.map(\.kind) == [.bad(.food)])
    #expect(problems.first?.message == (try Samples.refusal(of: text)))
  }

  @Test func `a group that a name in other words means is the same problem`() throws {
    let text = Samples.minimal.replacing("| bread", with: "| cold cut")
    let problems = try inspection(of: text) { _, book in book["meat"] }.meals[0].problems
    #expect(
      problems.map(\.message) == [
        "recipes.txt:13: bad food 'cold cut'; "
          + "expected one kind of it, because it names several foods"
      ])
  }

  @Test func `a group counts as what it is, so that the meal is not taken for free of it`() throws {
    let text = Samples.minimal.replacing("| bread", with: "| meat")
    let inspection = try inspection(of: text)
    #expect(inspection.meals[0].recipe.ingredients.map(\.food) == ["meat"])
    #expect(inspection.problems.isEmpty)
  }

  private func inspection(
    of text: String, finding: @escaping @Sendable (String, FoodBook) -> Food? = { _, _ in nil }
  ) throws -> CatalogInspection {
    try CatalogInspection(
      text: text, fileName: "recipes.txt", foods: Samples.book(), finding: finding)
  }
}
