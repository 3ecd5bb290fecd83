import Foundation
import RecipeExchange
import RecipeImport
import Testing

@Suite struct ImportErrorWordsTests {
  @Test(arguments: [
    (ImportError.unfetched(.offline), "There is no connection. Try again when there is one."),
    (
      .otherFormat([.cooklang], asked: .paprika),
      "The file is cooklang, not paprika; read it without naming a format."
    ),
  ])
  func `an error says the same words printed and localized`(
    error: ImportError, words: String
  ) {
    #expect("\(error)" == words)
    #expect(error.localizedDescription == words)
  }
}
