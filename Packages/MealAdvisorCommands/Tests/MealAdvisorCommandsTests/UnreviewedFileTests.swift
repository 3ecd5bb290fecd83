import Testing

@testable import MealAdvisorCommands

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Foods that a file names outside its list, in what is said of its meals and in what is suggested.
@Suite struct UnreviewedFileTests {
  static let meal = CatalogFlagTests.meal

  static let hidden: [(text: String, because: String)] = [
    (
      meal.replacing("- 2 | carrots", with: "- 2 | carrots | topped with roasted peanuts"),
      "roasted peanuts (note of ingredient 1)"
    ),
    (
      meal.replacing("20 minutes.", with: "20 minutes.\n2. Sprinkle with chopped peanuts."),
      "peanuts (step 2)"
    ),
    (meal.replacing("Soup of the Day", with: "Carrots and Peanuts"), "peanuts (title)"),
    (meal.replacing("summary: Carrots", with: "summary: Peanuts"), "peanuts (summary)"),
  ]

  @Test(arguments: hidden)
  func `a file that names peanuts anywhere has peanuts, and is not suggested against them`(
    _ row: (text: String, because: String)
  ) async throws {
    let analysis = await Demo(inputFile: .texts(["f": row.text])).run("analyze f --json")
    let document = try JSONDecoder().decode(
      AnalysisDocument.self, from: Data(analysis.standardOutput.utf8))
    #expect(document.allergens.map(\.because) == [row.because])
    let folder = try CatalogFlagTests.Folder()
    let file = try folder.write(row.text)
    let suggested = await Demo().run("suggest --allergy peanut --catalog \(file)")
    #expect(!suggested.standardOutput.contains("Soup of the Day"))
    #expect(!suggested.standardOutput.contains("Carrots and Peanuts"))
  }

  @Test func `a file with unknown words fits no diet, in analyze and suggest`() async throws {
    let text = Self.meal.replacing("20 minutes.", with: "20 minutes with zingle.")
    let analysis = await Demo(inputFile: .texts(["f": text])).run("analyze f --json")
    let document = try JSONDecoder().decode(
      AnalysisDocument.self, from: Data(analysis.standardOutput.utf8))
    #expect(document.unknown == ["zingle (step 1)"] && document.diets.isEmpty)
    let folder = try CatalogFlagTests.Folder()
    let file = try folder.write(text)
    let suggested = await Demo().run("suggest --allergy peanut --catalog \(file)")
    #expect(!suggested.standardOutput.contains("Soup of the Day"))
  }

  static let accepted: [(line: String, isSafe: Bool)] = [
    ("- 2 | large organic carrots, peeled", true), ("- 2 | florbelwisk", false),
    ("- 1 | relish = ?", false), ("- 2 | carrots | from Nan's zingle patch", false),
    ("- 1 handful | roasted peanuts, chopped", false),
  ]

  @Test(arguments: accepted)
  func `suggest accepts a file that analyze accepts, and serves only safe meals`(
    _ row: (line: String, isSafe: Bool)
  ) async throws {
    let text = Self.meal.replacing("- 2 | carrots", with: row.line)
    let demo = Demo(inputFile: .texts(["-": text]))
    #expect(await demo.run("analyze -").exitCode == 0)
    let anyone = try await demo.output("suggest --dry-run --catalog -")
    #expect(anyone.contains("Soup of the Day"))
    let allergic = try await demo.output("suggest --dry-run --allergy peanut --catalog -")
    #expect(allergic.contains("Soup of the Day") == row.isSafe)
    #expect(try await demo.output("week --slots 2 --catalog -").contains("(soup-of-the-day)"))
  }

  @Test(arguments: AnalyzeBadFileTests.mistakes)
  func `suggest refuses what analyze finds a mistake in`(
    _ row: (right: String, wrong: String)
  ) async throws {
    let text = Self.meal.replacing(row.right, with: row.wrong)
    let demo = Demo(inputFile: .texts(["f": text]))
    let outcome = await demo.run("suggest --catalog f")
    #expect(await demo.run("analyze f").exitCode == 2 && outcome.exitCode == 2)
    #expect(outcome.standardError.split(separator: "\n").count == 1)
  }
}
