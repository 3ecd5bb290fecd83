import FoodFacts
import IngredientLines
import MealModels
import MealModelsFixtures
import RecipeExchange
import RecipePages
import Testing

@testable import RecipeImport

/// What a file is, is seen by its content, unless somebody says it.
@Suite struct RecipeFileReaderTests {
  private let reader = RecipeFileReader(LineReader(.culinary))
  private static let cooklang = "---\ntitle: Soup\n---\nBoil @red lentils{200%g} for ~{20%minutes}."

  private func reading(
    _ text: String, as format: ImportFormat? = nil
  ) throws(ImportError) -> FileReading {
    try reader.reading(of: Array(text.utf8), named: "soup", as: format)
  }

  private func titles(_ reading: FileReading) -> [String] {
    switch reading {
    case .recipe(let reading): [reading.draft.title]
    case .collection(let report): report.recipes.map(\.draft.title)
    }
  }

  @Test func `a saved page is one recipe, with where it came from`() throws {
    let bytes = Array(SoupPage.html.utf8)
    let address = "https://kitchen.example/lentil-soup"
    guard case .recipe(let soup) = try reader.reading(of: bytes, named: "soup", at: address) else {
      Issue.record("it is a collection")
      return
    }
    #expect(soup.draft.title == "Lentil Soup" && soup.page == reader.page(bytes, at: address))
  }

  @Test(arguments: [nil, ImportFormat.collection(.cooklang)])
  func `the file of an app is a collection`(format: ImportFormat?) throws {
    guard case .collection(let report) = try reading(Self.cooklang, as: format) else {
      Issue.record("it is a single recipe")
      return
    }
    #expect(report.formats == [.cooklang] && report.recipes.count == 1)
  }

  @Test func `a format that is named is held to`() {
    #expect(throws: ImportError.otherFormat([.cooklang], asked: .paprika)) {
      try reading(Self.cooklang, as: .collection(.paprika))
    }
  }

  @Test(arguments: [nil, ImportFormat.text])
  func `a text with one recipe is one recipe`(format: ImportFormat?) throws {
    let text = "Soup\n\nIngredients\n200 g red lentils\n1 onion\n\nMethod\nBoil everything.\n"
    let reading = try reading(text, as: format)
    #expect(titles(reading) == ["Soup"])
    guard case .recipe = reading else {
      Issue.record("it is a collection")
      return
    }
  }

  @Test func `a page without a recipe says so, and is read all the same where asked`() {
    #expect(reader.page(Array(SoupPage.empty.utf8)).kind == .noRecipe)
    #expect(throws: ImportError.self) { try reading(SoupPage.empty) }
  }

  @Test func `a file that is nothing says why`() throws {
    let error = try #require(throws: ImportError.self) { try reading("") }
    #expect(!error.sentence.isEmpty && !error.isOfTheLink)
  }
}
