import Foundation
import LiveEnvironment
import Testing

@Suite struct CrashFileWordsTests {
  @Test(arguments: [
    (
      CrashFile.Failure.system(13),
      "The crash report cannot be read or removed: the system refused, with error number 13. "
        + "Check the permissions of its folder."
    )
  ])
  func `an error says what is wrong and what would be right`(
    error: CrashFile.Failure, words: String
  ) {
    #expect("\(error)" == words)
    #expect(error.localizedDescription == words)
  }
}
