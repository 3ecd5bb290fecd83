import FoodFacts
import MealCatalog
import MealModels
import SeededRandom
import Testing

@testable import MealAdvisorCommands

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite struct AnalyzeCommandTests {
  @Test(arguments: Sample.some(40, of: Catalog.bundled.summaries.map(\.id.rawValue)))
  func `a bundled meal resolves, and its tags are derived again`(_ id: String) async throws {
    let demo = Demo()
    let analysis: AnalysisDocument = try await demo.json("analyze \(id) --json")
    let meal: MealDocument = try await demo.json("recipe \(id) --json")
    #expect(analysis.resolvedMass >= 0.97)
    #expect(analysis.unknown.isEmpty && analysis.problems.isEmpty)
    #expect(analysis.allergens.map(\.id) == meal.allergens)
    #expect(analysis.diets == meal.diets)
    #expect(Set(analysis.diets).isDisjoint(with: analysis.notDiets.map(\.id)))
    #expect(analysis.diets.count + analysis.notDiets.count == 8)
    let findings = analysis.allergens + analysis.possible + analysis.traces + analysis.notDiets
    #expect(!findings.contains { $0.because.isEmpty })
    let text = try await demo.output("analyze \(id)")
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 78 })
  }

  @Test func `keys stand in the order of the documentation`() async throws {
    let text = try await Demo().output("analyze spicy-beef-tacos --json")
    #expect(text.keys(at: 2) == AnalysisDocument.keys)
    let nutrients = Nutrient.allCases.map(\.rawValue)
    let causes = text.keys(at: 6)
    #expect(text.keys(at: 4) == nutrients + nutrients)
    #expect(!causes.isEmpty && causes.count.isMultiple(of: 2))
    #expect(causes.enumerated().allSatisfy { $1 == ["id", "because"][$0 % 2] })
  }

  @Test func `a file of one meal is one analysis`() async throws {
    let demo = Demo(inputFile: .texts(["meals.txt": CatalogFlagTests.meal]))
    let text = try await demo.output("analyze meals.txt --json")
    #expect(text.keys(at: 2) == AnalysisDocument.keys)
    let analysis: AnalysisDocument = try await demo.json("analyze meals.txt --json")
    #expect(analysis.servings == 2 && analysis.resolvedMass == 1)
    #expect(analysis.allergens.isEmpty && analysis.problems.isEmpty)
    #expect(analysis.diets.contains("vegan"))
    let serving = try #require(analysis.perServing["energy"] ?? nil)
    #expect((10...100).contains(serving))
  }

  @Test(arguments: ["-", "some/folder/meals.txt"])
  func `a file is read from wherever it is`(_ path: String) async throws {
    let marked = "\u{FEFF}" + CatalogFlagTests.meal.replacing("\n", with: "\r\n")
    let demo = Demo(inputFile: .texts([path: marked]))
    #expect(try await demo.output("analyze \(path)").hasPrefix("Soup of the Day\n2 servings of"))
  }

  @Test func `a file of several meals is a list with their ids`() async throws {
    let second = CatalogFlagTests.meal.dropFirst(22).replacing("soup-of-the-day", with: "buttery")
      .replacing("- 2 | carrots", with: "- 20 g | butter")
    let demo = Demo(inputFile: .texts(["f": CatalogFlagTests.meal + "\n" + second]))
    let text = try await demo.output("analyze f --json")
    #expect(text.keys(at: 2) == ["meals"])
    let keys = ["id"] + AnalysisDocument.keys
    #expect(Array(text.keys(at: 6).prefix(keys.count)) == keys)
    let list: AnalysisList = try await demo.json("analyze f --json")
    #expect(list.meals.map(\.id) == ["soup-of-the-day", "buttery"])
    #expect(list.meals.map { $0.allergens.map(\.id) } == [[], ["milk"]])
    #expect(try await demo.output("analyze f").components("Soup of the Day\n2 servings") == 2)
  }

  @Test func `the text output names the cause of each allergen and diet`() async throws {
    let text = try await Demo().output("analyze creamy-tuscan-chicken")
    #expect(text.hasPrefix("Creamy Tuscan Chicken\n4 servings of about "))
    #expect(text.contains("\nContains\n  Milk: heavy cream; grated Parmesan cheese\n"))
    #expect(text.contains("\nDoes not fit\n  vegetarian: boneless, skinless chicken breast;"))
    #expect(text.contains("\nNutrition\n") && text.contains("a serving           100 g\n"))
    #expect(!text.contains("partial") && !text.contains("Problems"))
  }

  @Test func `a title works as an id does, and nothing is written`() async throws {
    let demo = Demo()
    let outcome = await demo.run(["analyze", "Spicy Beef Tacos"])
    #expect(outcome.standardOutput == (try await demo.output("analyze spicy-beef-tacos")))
    #expect(try demo.journal() == nil)
  }
}

/// `analyze --json` as it is documented.
struct AnalysisDocument: Decodable {
  struct Finding: Decodable {
    var id: String
    var because: String
  }

  struct Problem: Decodable, Equatable {
    var place: String
    var message: String
  }

  static let keys = [
    "servings", "perServing", "per100g", "resolvedMass", "allergens", "possible", "traces", "diets",
    "notDiets", "unknown", "problems",
  ]

  var id: String?
  var servings: Int?
  var perServing: [String: Double?]
  var per100g: [String: Double?]
  var resolvedMass: Double
  var allergens: [Finding]
  var possible: [Finding]
  var traces: [Finding]
  var diets: [String]
  var notDiets: [Finding]
  var unknown: [String]
  var problems: [Problem]
}

/// `analyze --json` of a file of several meals.
struct AnalysisList: Decodable {
  var meals: [AnalysisDocument]
}

extension String {
  /// How often a text occurs.
  fileprivate func components(_ text: String) -> Int { ranges(of: text).count }
}
