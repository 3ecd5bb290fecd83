import Foundation
import MealModels
import Testing

@Suite struct FoodErrorWordsTests {
  @Test(arguments: [
    (
      FoodBookError.duplicateFood("milk"),
      "The id 'milk' is given twice; give each food its own."
    ),
    (
      .duplicateName("cow milk"),
      "The name 'cow milk' belongs to two foods; take it away from one of them."
    ),
    (
      .unknownParent("cow", of: "milk"),
      "'milk' is made of unknown 'cow'; add that food, or correct its id."
    ),
    (.circle("milk"), "'milk' is made of itself; remove one of the parents."),
  ])
  func `an error in a list of foods names the food`(
    error: FoodBookError, words: String
  ) {
    #expect("\(error)" == words)
    #expect(error.localizedDescription == words)
  }

  static let foodLineErrorWords: [(FoodLineError, String)] = [
    (.shape("milk"), "Unexpected 'milk'; expected 'ID: NAME; ALIAS'."),
    (.id("Milk"), "Bad id 'Milk'; expected lower-case words joined by hyphens."),
    (.allergen("mlik"), "Unknown allergen 'mlik'; expected a word such as 'milk' or 'tree-nut'."),
    (
      .contents("mlik"),
      "Unknown allergen or class 'mlik'; expected a word such as 'milk' or 'meat'."
    ),
    (
      .amount("heavy"),
      "Bad amount 'heavy'; expected a number within its range, such as 'density: 0.96'."
    ),
    (.unit("pail"), "Unknown unit 'pail'; expected a unit that counts pieces, such as 'slice'."),
    (.season("0-3"), "Bad season '0-3'; expected months such as 4-6 or 11-2, 4."),
  ]

  @Test(arguments: foodLineErrorWords)
  func `an error in the line of a food names the text`(
    error: FoodLineError, words: String
  ) {
    #expect("\(error)" == words)
    #expect(error.localizedDescription == words)
  }
}
