import FoodFacts
import MealModels
import Testing

@testable import MealAdvisorCommands
@testable import FoodCommands

@Suite struct FoodsTextTests {
  @Test(arguments: ["mixed nuts", "infant formula", "mcdonald"])
  func `every line fits a terminal, and facts stand under the name`(_ query: String) async throws {
    let text = try await Demo().output("foods \(query) --count 40")
    let lines = text.split(separator: "\n")
    #expect(lines.allSatisfy { $0.count <= 78 })
    let labels = [
      "Contains: ", "May be made with: ", "May contain traces of: ", "Fits: ", "Does not fit: ",
      "In 100 g: ", "Source: ",
    ]
    for block in text.dropLast().split(separator: "\n\n") {
      let facts = block.split(separator: "\n").drop { !$0.hasPrefix("  Contains: ") }
      #expect(facts.count >= 3, "\(block)")
      #expect(
        facts.allSatisfy { line in
          line.hasPrefix("    ") || labels.contains { line.hasPrefix("  \($0)") }
        }, "\(block)")
    }
  }

  @Test func `the text separates diets that fit from diets that do not`() async throws {
    let text = try await Demo().output("foods honey --count 1")
    #expect(text.contains("  Contains: no listed allergen\n"))
    #expect(text.contains("  Does not fit: vegan\n"))
    #expect(!text.contains("keto"))
  }

  @Test func `a table row that the matcher cannot read says so`() throws {
    let book = FoodBook.culinary
    let hits = FoodSearch().foods(matching: "infant formula", limit: 40)
    let matcher = FoodMatcher(book)
    let entry = try #require(
      hits.lazy.map { FoodEntry($0, book: book, matcher: matcher) }.first { $0.contents == nil })
    let text = FoodsText(entries: [entry], copy: .english).lines.joined(separator: "\n")
    #expect(text.contains("unknown, so it is unsafe for every allergy and diet"))
    #expect(!text.contains("Fits"))
    let json = FoodJSON.hit(entry).lineText
    #expect(json.contains(#""allergens": null, "possible": null, "traces": null"#))
  }

  static let amounts: [(value: Double, text: String)] = [
    (0, "0"), (1e-9, "under 0.01"), (0.0049, "under 0.01"), (0.005, "0.01"), (0.034, "0.03"),
    (0.2, "0.2"), (0.98, "0.98"), (0.994, "0.99"), (0.995, "1"), (1, "1"), (3.24, "3.2"),
    (9.94, "9.9"), (9.95, "10"), (10.4, "10"), (477.5, "478"), (100_000, "100000"),
  ]

  @Test(arguments: amounts)
  func `an amount is short, and 0 only for zero`(_ row: (value: Double, text: String)) {
    #expect(NutritionText.amount(row.value) == row.text)
  }

  @Test func `the text says not measured instead of 0`() {
    let facts = NutritionFacts([.fibre: 0])
    #expect(NutritionText.amount(of: .fibre, in: facts) == "0 g")
    #expect(NutritionText.amount(of: .sugars, in: facts) == "not measured")
  }
}
