import Foundation
import MealCatalog
import Testing

@Suite struct CatalogErrorWordsTests {
  @Test(arguments: [
    (CatalogError(.missingFile, file: "recipes.txt"), "recipes.txt: there is no such file"),
    (
      CatalogError(
        .unknown(.unit), file: "recipes.txt", line: 14, found: "cuop", suggestion: "cup"),
      "recipes.txt:14: unknown unit 'cuop'; did you mean 'cup'?"
    ),
  ])
  func `an error says the same words printed and localized`(
    error: CatalogError, words: String
  ) {
    #expect("\(error)" == words)
    #expect(error.localizedDescription == words)
  }
}
