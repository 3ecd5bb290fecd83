import MealCatalog
import MealModels
import Testing

@testable import Presentation

@Suite struct StepTextsTests {
  private func texts(
    _ step: String, servings: Int, in system: MeasurementSystem? = nil
  ) -> StepTexts {
    var recipe = SampleKitchen.tuscan.recipe
    recipe.steps = [RecipeStep(step)]
    return recipe.stepTexts(forServings: servings, in: system, measured: [:])
  }

  @Test(
    "The amounts in the words of a step scale with the recipe",
    arguments: [
      ("Warm 2 tbsp olive oil.", "Warm 1/4 cup olive oil."),
      ("Add 1 tbsp of the butter.", "Add 2 tbsp of the butter."),
      ("Stir in 1½ cups broth.", "Stir in 3 cups broth."),
      ("Add half a cup of milk.", "Add 1 cup of milk."),
      ("Save a cup of pasta water.", "Save 2 cups of pasta water."),
      ("Add 2 to 3 cups water.", "Add 4-6 cups water."),
      ("Add 1 tbsp each of soy sauce and sugar.", "Add 2 tbsp each of soy sauce and sugar."),
      ("Add 250g flour.", "Add 500 g flour."), ("Add 1 tbsp pan juices.", "Add 2 tbsp pan juices."),
    ])
  func scales(step: String, twice: String) {
    #expect(texts(step, servings: 8) == StepTexts(texts: [twice]))
  }

  @Test(
    "Sizes, heat, times and amounts for each piece stay",
    arguments: [
      "Use a 2-quart pot.", "Use a 2 quart pot.", "Fill a 1 l jar.", "Grease a 12-cup muffin tin.",
      "Add the 28-ounce can.", "Cut into 1-inch cubes, 2 cm thick.", "Bake at 400 for 20 minutes.",
      "Pour 1/4 cup for each pancake.", "Add flour, 2 tbsp at a time.", "Scoop 1/3 cup batter.",
      "Form 3 oz patties.", "Strain it into two cups.", "Give 150 ml of broth per serving.",
    ])
  func stays(step: String) {
    #expect(texts(step, servings: 8) == StepTexts(texts: [step]))
  }

  @Test(
    "If one amount is unclear, all stay and a note tells for how many servings they are",
    arguments: ["2 heaped tbsp flour", "1 and 1/2 cups milk", "2 cloves of garlic"])
  func isUnclear(amount: String) {
    let step = "Add 1 cup broth. Then add \(amount)."
    #expect(texts(step, servings: 8) == StepTexts(texts: [step], amountsAreFor: 4))
    #expect(texts(step, servings: 4) == StepTexts(texts: [step]))
  }

  @Test("The amounts in the words of a step follow the units")
  func units() {
    #expect(texts("Add 1 cup broth.", servings: 4, in: .metric).texts == ["Add 240 ml broth."])
    #expect(
      texts("Add 1 cup (240 ml) broth.", servings: 8, in: .us).texts == ["Add 2 cups broth."])
  }

  @Test("As written, the words of all bundled recipes are the same")
  func bundled() throws {
    for id in Catalog.bundled.summaries.map(\.id) {
      let recipe = try #require(Catalog.bundled.meal(id)).recipe
      let texts = recipe.stepTexts(forServings: recipe.servings, in: nil, measured: [:])
      #expect(texts == StepTexts(texts: recipe.steps.map(\.text)))
    }
  }
}
