import Foundation
import Testing
import WeekShopping

@Suite struct ReplacedItemsWordsTests {
  static let reasons: [(ReplacedItems.Reason, String)] = [
    (
      .unknownFood,
      "The food of this item is unknown; choose a substitute yourself."
    ),
    (.standsIn(for: "butter"), "This item already stands in for 'butter'; undo that first."),
    (.nothingKnown, "No substitute is known for this item; add one by hand."),
    (
      .nothingSafe,
      "No substitute is safe for everyone who eats this; leave it out, or choose another meal."
    ),
    (.nothingThere, "The shop has none of the substitutes; try another shop."),
    (
      .tooFar(name: "lard", score: 3),
      "The nearest substitute, 'lard', is quite different; choose it yourself if it suits you."
    ),
  ]

  @Test(arguments: reasons)
  func `an item without a substitute says why`(
    error: ReplacedItems.Reason, words: String
  ) {
    #expect("\(error)" == words)
    #expect(error.localizedDescription == words)
  }
}
