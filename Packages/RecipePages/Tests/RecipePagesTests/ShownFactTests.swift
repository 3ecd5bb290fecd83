import RecipePages
import Testing

/// What a page shows of servings and times where its data says nothing of them.
@Suite struct ShownFactTests {
  private static func read(_ body: String) -> PageReading {
    let data =
      #"{"@type": "Recipe", "name": "A", "recipeIngredient": ["1 egg"], "recipeInstructions": "Boil."}"#
    return Pages.read(Pages.linked(data, body: body))
  }

  @Test(arguments: ["Serving: 120 g", "Serving 250 ml", "Makes 24 teaspoons"])
  func `how much a serving is does not say how many there are`(line: String) {
    #expect(Self.read("<p>\(line)</p>").draft?.servings == nil)
  }

  @Test func `several facts in one line are told apart`() {
    let draft = Self.read(
      "<p>Course: Soup Prep time: 5 minutes Cook time: 30 minutes Total time: 35 minutes Servings: 8"
    ).draft
    #expect(draft?.prepMinutes == 5)
    #expect(draft?.cookMinutes == 30)
    #expect(draft?.totalMinutes == 35)
    #expect(draft?.servings == 8)
  }

  @Test func `a time that stands alone is taken and doubted`() {
    let reading = Self.read("<p>45 min</p><p>Easy</p>")
    #expect(reading.draft?.totalMinutes == 45)
    #expect(reading.fields[.totalMinutes]?.confirm == true)
  }
}
