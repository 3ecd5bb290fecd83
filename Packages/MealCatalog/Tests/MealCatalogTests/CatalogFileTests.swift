#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import FoodFacts
import MealModels
import Testing

@testable import MealCatalog

/// Catalogue files on disk, read with the bundled foods.
struct CatalogFileTests {
  @Test func `a catalogue file gives its meals, and knows the bundled foods`() throws {
    let catalog = try inFile(Data(Samples.minimal.utf8)) { try Catalog(file: $0, foods: .culinary) }
    let meal = try #require(catalog.meal("plain-toast"))
    #expect(catalog.summaries == [meal.summary])
    #expect(catalog.meals == [meal])
    #expect(meal.recipe.ingredients.map(\.food) == ["bread"])
    #expect(meal.facts.contents.allergens.contains(.gluten))
    #expect(catalog.foods?["heavy-cream"] != nil)
  }

  @Test func `a meal is found by the id it used to have`() throws {
    let text = Samples.minimal.replacing("servings:", with: "formerly: dry-toast\nservings:")
    let catalog = try Catalog(text: text, fileName: "recipes.txt", foods: .culinary)
    #expect(catalog.meal("dry-toast")?.id == "plain-toast")
    #expect(catalog.summary("dry-toast")?.id == "plain-toast")
    #expect(catalog.currentID(of: "dry-toast") == "plain-toast")
    #expect(catalog.currentID(of: "plain-toast") == "plain-toast")
    #expect(catalog.currentID(of: "no-toast") == nil)
    #expect(catalog.meal("no-toast") == nil)
  }

  @Test(arguments: [
    (Data(), "recipes.txt: the file is empty"),
    (Data([0xFF, 0xFE, 0x00, 0x41]), "recipes.txt: not a text in UTF-8"),
    (
      Data("RIFF and then some\n".utf8),
      "recipes.txt:1: not a meal catalogue: it looks like plain text and begins with "
        + "'RIFF and then some'; "
        + "expected 'mealadvisor-catalog 1' and then blocks that begin with 'meal ID'"
    ),
    (
      Data(count: CatalogFormat.longestFile + 1),
      "recipes.txt: the file is too long; expected at most 16 MiB"
    ),
  ])
  func `a file that is no catalogue is refused`(data: Data, message: String) throws {
    let error = inFile(data) { url in
      #expect(throws: CatalogErrors.self) { try Catalog(file: url, foods: .culinary) }
    }
    #expect(error?.message == message)
  }

  @Test func `the documented example is a catalogue`() throws {
    let design = try BundledTexts.text("Design.md")
    let start = try #require(design.firstRange(of: CatalogFormat.firstLine + "\n"))
    let rest = design[start.lowerBound...]
    let end = try #require(rest.firstRange(of: "```"))
    let catalog = try Catalog(
      text: String(rest[..<end.lowerBound]), fileName: "Design.md", foods: .culinary)
    #expect(catalog.meals.map(\.recipe.title) == ["Toast Supper"])
  }

  @Test func `the example of the format is a catalogue without a problem`() throws {
    let inspection = try CatalogInspection(
      text: CatalogFormat.example, fileName: "example.txt", foods: .culinary)
    #expect((inspection.problems + inspection.meals.flatMap(\.problems)).isEmpty)
    let meal = try #require(try Catalog(inspection).meals.first)
    #expect(meal.recipe.title == "Toast Supper" && meal.facts.unknownIngredients.isEmpty)
    #expect(CatalogFormat.example.split(separator: "\n").allSatisfy { $0.count <= 76 })
  }

  @Test func `a missing file is refused by name`() {
    let url = URL(filePath: "/nowhere/at/all/recipes.txt")
    let error = #expect(throws: CatalogErrors.self) { try Catalog(file: url, foods: .culinary) }
    #expect(error?.message == "recipes.txt: there is no such file")
  }

  @Test func `a file is refused with all of its errors, and with what was meant`() {
    let text = Samples.minimal.replacing("british", with: "britsh")
      .replacing("2 slices", with: "2 cuop")
      .replacing("| bread", with: "| bread\n    - 1 tbsp | buttr")
    let errors = #expect(throws: CatalogErrors.self) {
      try Catalog(text: text, fileName: "recipes.txt", foods: .culinary)
    }
    #expect(
      errors?.message == """
        recipes.txt:4: unknown cuisine 'britsh'; did you mean 'british'?
        recipes.txt:13: unknown unit 'cuop'; did you mean 'cup'?
        recipes.txt:14: unknown food 'buttr'; did you mean 'butter'?
        """)
    #expect(errors?.first.line == 4 && errors?.localizedDescription == errors?.message)
  }

  @Test func `an accepted file lists its unknown foods with what was meant`() throws {
    let text = Samples.minimal.replacing("| bread", with: "| braed")
    let catalog = try Catalog(text: text, fileName: "recipes.txt", foods: .culinary)
    let expected = ["recipes.txt:13: unknown food 'braed'; did you mean 'bread'?"]
    #expect(catalog.unknownFoods.map(\.message) == expected)
    #expect(Catalog.bundled.unknownFoods.isEmpty)
  }

  @Test func `a folder is refused`() {
    let url = FileManager.default.temporaryDirectory
    let error = #expect(throws: CatalogErrors.self) { try Catalog(file: url, foods: .culinary) }
    #expect(error?.first.kind == .unreadableFile)
  }

  /// Runs a body with a file of its own in a folder of its own, which is gone afterwards.
  private func inFile<Result>(
    _ data: Data, _ body: (URL) throws -> Result
  ) rethrows -> Result {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "meal-catalog-\(UUID().uuidString)")
    let url = folder.appending(path: "recipes.txt")
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try data.write(to: url)
    } catch {
      Issue.record(error)
    }
    defer { try? FileManager.default.removeItem(at: folder) }
    return try body(url)
  }
}
