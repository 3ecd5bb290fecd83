import MealModels
import RecipePages
import Testing

@Suite struct NumberTests {
  private static let numbers = [
    "9223372036854775807", "9223372036854775808", "-9223372036854775809", "1e308", "-1e308", "1e19",
    "1-99999999999999999999", "99999999999999999999-1", "1/0", "0/0", "NaN", "inf", "1e999",
    "99999999999999999999 1/2", "PT99999999999999999999H", "P99999999999999999999Y",
    "99999999999999999999:99", "1/0.0000000000000000000000000000001", "8 to 99999999999999999999",
  ]
  private static let fields = [
    "recipeYield", "yield", "prepTime", "cookTime", "totalTime", "recipeIngredient",
    "recipeInstructions",
  ]

  @Test(arguments: numbers) func `no number in data ends the program`(number: String) {
    for field in Self.fields {
      for value in ["\"\(number)\"", "\"\(number) servings\"", number, "[\"\(number)\", 2]"] {
        let data = """
          {"@type": "Recipe", "name": "Soup", "\(field)": \(value),
           "nutrition": {"calories": \(value)},
           "aggregateRating": {"ratingValue": \(value), "bestRating": \(value)}}
          """
        #expect(possible(Pages.draft(Pages.linked(data))))
      }
    }
  }

  @Test(arguments: numbers) func `no number that a page or a text shows ends the program`(
    number: String
  ) {
    for fact in ["Serves", "Makes", "Total time:", "Prep:", "Ready in"] {
      let lines = "<li>\(number) leeks</li><li>2 eggs</li><li>1 l stock</li>"
      let page = Pages.page(
        "<p>\(fact) \(number)</p><h2>Ingredients</h2><ul>\(lines)</ul><h2>Method</h2>"
          + "<ol><li>Cook for \(number) minutes until all is done.</li></ol>")
      #expect(possible(Pages.draft(page)))
      let item =
        "<div itemscope itemtype='https://schema.org/Recipe'><b itemprop=name>Soup</b>"
        + "<b itemprop=recipeYield>\(number)</b><time itemprop=totalTime datetime='\(number)'>"
        + "</time><b itemprop=recipeIngredient>\(number) leeks</b></div>"
      #expect(possible(Pages.draft(Pages.page(item))))
      let text = "Soup\n\(fact) \(number)\nIngredients\n\(number) leeks\n2 eggs\nMethod\nCook."
      #expect(possible(Pages.reader.reading(ofText: text).draft ?? RecipeDraft(title: "")))
    }
  }

  private func possible(_ draft: RecipeDraft) -> Bool {
    let minutes = [draft.prepMinutes, draft.cookMinutes, draft.totalMinutes].compactMap(\.self)
    return minutes.allSatisfy { (0...100_000).contains($0) }
      && (draft.servings.map { (1...1_000).contains($0) } ?? true)
  }
}
