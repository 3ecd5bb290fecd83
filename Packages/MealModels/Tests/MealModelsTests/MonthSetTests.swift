import MealModels
import Testing

@Suite struct MonthSetTests {
  @Test(arguments: [
    ("4-6", [4, 5, 6]), ("4", [4]), ("11-2, 4", [1, 2, 4, 11, 12]), ("12-1", [1, 12]),
    (" 3 - 4 ,3", [3, 4]), ("1-12", Array(1...12)), ("6-6", [6]),
  ])
  func `months are numbers and ranges, which may pass over the end of the year`(
    text: String, months: [Int]
  ) {
    #expect(MonthSet(text)?.months == months)
  }

  @Test(arguments: ["", "0", "13", "4-", "-4", "4-13", "4-5-6", "May", "4,,5", "4;5", "4 5"])
  func `anything else is no season`(text: String) {
    #expect(MonthSet(text) == nil)
  }
}
