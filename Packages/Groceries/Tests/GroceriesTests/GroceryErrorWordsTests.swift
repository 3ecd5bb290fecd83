import Foundation
import Groceries
import Testing

@Suite struct GroceryErrorWordsTests {
  static let groceryErrorWords: [(GroceryError, String)] = [
    (
      .unknownItem("milk"),
      "There is no item 'milk' on the list; the list has all ids."
    ),
    (.unknownName("mlik"), "Nothing on the list is called 'mlik'; the list has all names."),
    (.noWords, "An item needs a word, such as \"2 l oat milk\"."),
    (
      .textTooLong(characters: 201, most: 200),
      "An item has at most 200 characters, and this one has 201."
    ),
    (.usedID("a"), "The id 'a' was used before; give the item a new one."),
    (.noListName, "A list needs a name, such as \"Party\"."),
    (.usedListName("Party"), "Another list is called 'Party'; choose another name."),
    (
      .listTooLong(most: 500),
      "A list has at most 500 items that were added by hand; remove some."
    ),
  ]

  @Test(arguments: groceryErrorWords)
  func `a list that was not changed says why`(
    error: GroceryError, words: String
  ) {
    #expect("\(error)" == words)
    #expect(error.localizedDescription == words)
  }

  static let retailerErrorWords: [(RetailerError, String)] = [
    (.offline, "There is no connection; try again when there is one."),
    (.timedOut(seconds: 9), "The store did not answer within 9 seconds; try again."),
    (.rateLimited(retryAfter: nil), "The store was asked too often; try again later."),
    (.notAuthorized, "The store refuses the key that is set for it; set another one."),
    (
      .unknownZIP("9410"),
      "No store is known at the ZIP code '9410'; give five digits, such as 94103."
    ),
    (.unknownStore("a"), "There is no store 'a', or it has closed; choose another one."),
    (
      .malformed(place: "items[0]", text: "secret"),
      "The store's answer cannot be read (items[0]); try again later."
    ),
    (.partial(received: 1, of: 3), "Only 1 of 3 answers came back; try again."),
  ]

  @Test(arguments: retailerErrorWords)
  func `a shop without an answer says why`(
    error: RetailerError, words: String
  ) {
    #expect("\(error)" == words)
    #expect(error.localizedDescription == words)
  }
}
