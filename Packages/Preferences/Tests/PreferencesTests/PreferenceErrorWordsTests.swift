import Foundation
import Preferences
import Testing

@Suite struct PreferenceErrorWordsTests {
  static let words: [(PreferenceError, String)] = [
    (
      .unknownKey("diet", suggestion: "diets"),
      "Unknown setting 'diet'; did you mean 'diets'?"
    ),
    (
      .unknownValue("xyzzy", of: .diets, suggestion: nil, valid: ["vegan", "keto"]),
      "Unknown diet 'xyzzy'; valid: vegan, keto."
    ),
    (.unknownFood("xyzzy", suggestion: nil), "Unknown food 'xyzzy'; name it as recipes do."),
    (.unknownFood("mlik", suggestion: "milk"), "Unknown food 'mlik'; did you mean 'milk'?"),
    (
      .undecidableAllergy("nickel"),
      "We cannot tell which meals contain 'nickel', because food data does not record it. "
        + "Name the foods that contain it or that it comes from."
    ),
    (
      .manyFoods("fruit", ["apple", "pear"]),
      "'fruit' can mean many foods. Name those that you mean, such as 'apple', 'pear', "
        + "or say 'only fruit'."
    ),
    (.unknownEater("you", valid: []), "This setting is for everyone; leave '@you' out."),
    (.unknownEater("Bne", valid: ["Ben"]), "Unknown eater 'Bne'; valid: Ben."),
    (
      .badQuota("fish"),
      "'fish' is not a quota. A quota is a group of foods, 'at least' or 'at most', and 0 to 21 "
        + "meals a week, such as 'fish at least 1'."
    ),
    (
      .contradictoryQuotas(.redMeat),
      "These quotas for red-meat contradict each other; give one 'at least' and one 'at most' "
        + "that can both be met."
    ),
    (
      .badNutrition("salt"),
      "'salt' is not a limit on nutrition. Write a nutrient and a whole number for one serving, "
        + "such as 'sodium at most 600 mg' or 'protein at least 25 g'."
    ),
    (.wrongNutritionSide(.sodium), "Sodium takes 'at most', not 'at least'."),
    (
      .nutritionOutOfRange(.energy),
      "Energy is a number from 400 to 3000 kcal a serving; anything lower is best planned with a "
        + "doctor or dietitian."
    ),
    (
      .badSideChoice("rice"),
      "'rice' is not a choice of a side. Write MEAL:NUMBER=DISH, with the number of the side and a "
        + "side dish or 'nothing', such as 'chana-masala:1=steamed-rice'."
    ),
    (
      .badHousehold("Ana,Ana"),
      "'Ana,Ana' is not a list of names. Household is a list of different names of at most 40 "
        + "characters, separated by commas."
    ),
  ]

  @Test(arguments: words)
  func `an error says what is wrong and what would be right`(
    error: PreferenceError, words: String
  ) {
    #expect("\(error)" == words)
    #expect(error.localizedDescription == words)
  }
}
