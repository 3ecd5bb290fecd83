import Foundation
import Testing
import WebPages

@Suite struct PageFetchErrorWordsTests {
  @Test(arguments: [
    (PageFetchError.offline, "There is no connection. Try again when there is one."),
    (
      .notFound(status: 404),
      "The page does not exist (404). Check that the address is complete."
    ),
    (
      .holdsPassword,
      "The address contains a user name or password. Remove it, so that it stays secret."
    ),
    (
      .unknownHost("soup.example"),
      "The site soup.example was not found. Check the spelling of the address."
    ),
  ])
  func `an error says the same words printed and localized`(
    error: PageFetchError, words: String
  ) {
    #expect("\(error)" == words)
    #expect(error.localizedDescription == words)
  }
}
