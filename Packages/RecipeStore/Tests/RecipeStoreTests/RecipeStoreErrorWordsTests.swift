import Foundation
import Journal
import RecipeStore
import Testing

@Suite struct RecipeStoreErrorWordsTests {
  @Test(arguments: [
    (RecipeStoreError.badRating(6), "6 is not a rating; give 1 to 5 stars."),
    (.noTitle, "The recipe has no title; give it the name of the dish."),
    (
      .journal(.diskFull("journal")),
      "The recipes could not be read or stored. The disk is full; nothing was changed; make room."
    ),
  ])
  func `an error says the same words printed and localized`(
    error: RecipeStoreError, words: String
  ) {
    #expect("\(error)" == words)
    #expect(error.localizedDescription == words)
  }
}
