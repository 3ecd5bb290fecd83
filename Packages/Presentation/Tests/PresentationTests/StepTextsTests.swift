import FoodFacts
import MealCatalog
import MealModels
import Testing

@testable import Presentation

@Suite struct StepTextsTests {
  @Test func dump() throws {
    for id in Catalog.bundled.summaries.map(\.id) {
      let meal = try #require(Catalog.bundled.meal(id)).recipe
      let one = meal.stepTexts(forServings: meal.servings, in: nil, measured: [:])
      let two = meal.stepTexts(forServings: meal.servings * 2, in: nil, measured: [:])
      let metric = meal.stepTexts(forServings: meal.servings, in: .metric, measured: [:])
      if two.amountsAreFor != nil {
        for step in meal.steps {
          let letters = Array(step.text)
          for reading in AmountScan(letters, IngredientMentions(meal.ingredients)).readings
          where reading.fate == .isUnclear {
            print("DOUBT", id, "[\(String(letters[reading.place]))]", step.text)
          }
        }
      }
      for (index, text) in one.texts.enumerated() {
        if text != two.texts[index] { print("TWO", text, "\n  =>", two.texts[index]) }
        if text != metric.texts[index], metric.texts[index].contains(" ml") || metric.texts[index].contains(" g ") { print("MET", text, "\n  =>", metric.texts[index]) }
      }
    }
  }
}
