import EmbeddedText
import Foundation
import Testing

@Suite struct ErrorWordsTests {
  @Test(arguments: [
    (
      SourceError(file: "a.txt", line: 2, problem: "no name; add one"),
      "a.txt:2: no name; add one"
    ),
    (
      SourceError(file: "a.txt", line: 0, problem: "the file is empty"),
      "a.txt: the file is empty"
    ),
  ])
  func `an error in a source names its place`(
    error: SourceError, words: String
  ) {
    #expect("\(error)" == words)
    #expect(error.localizedDescription == words)
  }

  @Test(arguments: [
    (WebFolderError.unreadable("Web"), "Web cannot be read as a folder of texts in UTF-8"),
    (.unwritable("Web.swift"), "Web.swift cannot be written; name a place that you may write to"),
  ])
  func `an error of a web folder names the path`(
    error: WebFolderError, words: String
  ) {
    #expect("\(error)" == words)
    #expect(error.localizedDescription == words)
  }
}
