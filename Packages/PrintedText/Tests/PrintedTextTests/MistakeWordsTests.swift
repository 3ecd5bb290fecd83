import Foundation
import PrintedText
import Testing

@Suite struct MistakeWordsTests {
  @Test(arguments: [
    (
      JSONReader.Mistake(what: "a comma is missing", line: 2, column: 4),
      "A comma is missing in line 2, column 4."
    )
  ])
  func `a mistake says its place`(
    error: JSONReader.Mistake, words: String
  ) {
    #expect("\(error)" == words)
    #expect(error.localizedDescription == words)
  }
}
