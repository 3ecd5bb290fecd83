import Foundation
import Sync
import Testing

@Suite struct HouseholdFailureWordsTests {
  @Test(arguments: [
    (
      HouseholdFailure.noSession,
      "This device is no longer signed in at the household's server; join again."
    ),
    (.tooOften(seconds: 9), "The server has too many requests; try again in 9 seconds."),
    (.olderServer, "The server is older than this app; update the server."),
  ])
  func `an error says the same words printed and localized`(
    error: HouseholdFailure, words: String
  ) {
    #expect("\(error)" == words)
    #expect(error.localizedDescription == words)
  }
}
