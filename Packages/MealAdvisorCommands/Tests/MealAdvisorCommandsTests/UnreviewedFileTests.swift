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

  @Test func `words that nobody understands leave no claim in either`() async throws {
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
}
