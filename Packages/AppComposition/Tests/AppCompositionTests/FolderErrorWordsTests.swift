import AppComposition
import Foundation
import Testing

@Suite struct FolderErrorWordsTests {
  @Test(arguments: [
    (
      FolderError.unreadable("HOME is not UTF-8; give a name in UTF-8"),
      "HOME is not UTF-8; give a name in UTF-8"
    )
  ])
  func `an error says the same words printed and localized`(
    error: FolderError, words: String
  ) {
    #expect("\(error)" == words)
    #expect(error.localizedDescription == words)
  }
}
