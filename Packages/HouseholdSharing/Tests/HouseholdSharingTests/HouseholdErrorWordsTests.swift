import Foundation
import HouseholdSharing
import Testing

@Suite struct HouseholdErrorWordsTests {
  @Test(arguments: [
    (HouseholdError.hasHousehold, "This device is already in a household; leave it first."),
    (.server(.olderServer), "The server is older than this app; update the server."),
    (
      .secret(.notKept),
      "The sign-in could not be saved: the key cannot be saved or removed on this device."
    ),
  ])
  func `an error says the same words printed and localized`(
    error: HouseholdError, words: String
  ) {
    #expect("\(error)" == words)
    #expect(error.localizedDescription == words)
  }
}
