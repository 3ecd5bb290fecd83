import Foundation
import PremiumGate
import Testing

@Suite struct PurchaseErrorWordsTests {
  static let purchaseErrorWords: [(PurchaseError, String)] = [
    (
      .trialAlreadyUsed(since: Date(timeIntervalSince1970: 0)),
      "The one trial of this person is used already; subscribe instead."
    ),
    (
      .nothingToRestore,
      "The store has no running subscription to restore; sign in with the account that bought it."
    ),
    (.notActive, "There is no running subscription to cancel or to refund."),
    (
      .clockBehind(seen: Date(timeIntervalSince1970: 0)),
      "The clock of this device is behind an earlier purchase; set the right time."
    ),
    (
      .storeUnavailable,
      "The store cannot be reached or its answer cannot be trusted; try again later."
    ),
    (.userCancelled, "The purchase was cancelled before it was made."),
    (.pending, "Another person has to approve the purchase; it counts from then on."),
  ]

  @Test(arguments: purchaseErrorWords)
  func `an error says what is wrong and what would be right`(
    error: PurchaseError, words: String
  ) {
    #expect("\(error)" == words)
    #expect(error.localizedDescription == words)
  }
}
