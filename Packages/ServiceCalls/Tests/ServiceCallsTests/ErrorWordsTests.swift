import Foundation
import ServiceCalls
import Testing

@Suite struct ErrorWordsTests {
  static let serviceFailureWords: [(ServiceFailure, String)] = [
    (
      .offline,
      "There is no connection to the service, or its host cannot be reached; try again later."
    ),
    (.timedOut(seconds: 9), "The service did not answer within 9 seconds; try again later."),
    (.tooLarge(bytes: 9), "The answer of the service is longer than 9 bytes; ask for less."),
    (
      .redirected(status: 302),
      "The service redirects to another address (302), which is never followed; set that address "
        + "if you trust it."
    ),
    (
      .repeatedKey,
      "The answer of the service contains the key of the request, so it was thrown away."
    ),
    (.notSecure, "The address must start with https://, unless it is on this machine."),
    (
      .notAnAddress,
      "This is not the address of a service; an address looks like https://api.example.com/v1."
    ),
    (.cancelled, "The call was cancelled."),
  ]

  @Test(arguments: serviceFailureWords)
  func `a call without an answer says why`(
    error: ServiceFailure, words: String
  ) {
    #expect("\(error)" == words)
    #expect(error.localizedDescription == words)
  }

  @Test(arguments: [
    (SecretStoreError.unreadable, "The saved keys cannot be read; enter them again."),
    (.notKept, "The key cannot be saved or removed on this device; check its permissions."),
  ])
  func `a secret that is not kept says why`(
    error: SecretStoreError, words: String
  ) {
    #expect("\(error)" == words)
    #expect(error.localizedDescription == words)
  }
}
