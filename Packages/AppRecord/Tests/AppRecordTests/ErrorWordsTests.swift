import AppRecord
import Foundation
import Journal
import Testing

@Suite struct ErrorWordsTests {
  @Test(arguments: [
    (
      SimulatedFailure.offline,
      "The simulated connection is offline; choose another behaviour to reach the service."
    ),
    (.interrupted, "Waiting for the simulated answer was interrupted."),
    (.useless, "The simulated answer is useless; choose another behaviour to get a real one."),
  ])
  func `a simulated failure says so`(
    error: SimulatedFailure, words: String
  ) {
    #expect("\(error)" == words)
    #expect(error.localizedDescription == words)
  }

  @Test(arguments: [
    (
      CrashReportError.unavailable,
      "There is no place for crash reports, or no access to it; check the data folder."
    )
  ])
  func `a report without a place says so`(
    error: CrashReportError, words: String
  ) {
    #expect("\(error)" == words)
    #expect(error.localizedDescription == words)
  }

  @Test(arguments: [
    (ExportDestinationError.unavailable, "There is no destination for the document; name one."),
    (.refused, "The system did not store the document; choose another place."),
  ])
  func `a document that was not stored says why`(
    error: ExportDestinationError, words: String
  ) {
    #expect("\(error)" == words)
    #expect(error.localizedDescription == words)
  }

  @Test(arguments: [
    (AccountError.cancelled, "Signing in was cancelled."),
    (.unavailable, "The service cannot sign anyone in now; check the name, or try again later."),
  ])
  func `a failed sign-in says why`(
    error: AccountError, words: String
  ) {
    #expect("\(error)" == words)
    #expect(error.localizedDescription == words)
  }

  @Test(arguments: [
    (
      SubscriptionError.purchase(.notActive),
      "There is no running subscription to cancel or to refund."
    ),
    (
      .storage(.diskFull("journal")),
      "The step succeeded, but was not recorded here. The disk is full; nothing was changed; make "
        + "room. Then restore the purchases."
    ),
  ])
  func `a failed step of a subscription says why`(
    error: SubscriptionError, words: String
  ) {
    #expect("\(error)" == words)
    #expect(error.localizedDescription == words)
  }
}
