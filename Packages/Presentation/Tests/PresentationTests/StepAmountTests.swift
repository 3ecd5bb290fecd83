import DesignSystem
import MealModels
import ScreenParts
import Testing

@testable import Presentation

@Suite struct StepAmountTests {
  private func recipe(_ lines: [(String, String)], _ steps: [String]) -> Recipe {
    Recipe(
      id: "dish", title: "Dish", summary: "", description: "", cuisine: .american,
      difficulty: .easy, times: RecipeTimes(prepMinutes: 10, cookMinutes: 20), servings: 2,
      ingredients: lines.map { measure, name in
        Ingredient(measure: Self.measures[measure], name: name, food: nil)
      }, steps: steps.map { RecipeStep($0) },
      picture: DishPicture(kind: .plate, description: ""))
  }

  private static let measures: [String: Measure] = [
    "1 tsp": Measure(.exactly(.one), .teaspoon), "2": Measure(.exactly(Fraction(2))),
    "1": Measure(.exactly(.one)), "4 tbsp": Measure(.exactly(Fraction(4)), .tablespoon),
  ]

  private func amounts(
    _ lines: [(String, String)], _ steps: [String], servings: Int = 2
  ) -> [[String]] {
    let recipe = recipe(lines, steps)
    return recipe.steps.indices.map {
      PresentationContext.english.copy.amounts(
        of: recipe, step: $0, servings: servings, in: nil, measured: [:])
    }
  }

  @Test func `an ingredient stands at the step that names it first, and only there`() {
    #expect(
      amounts(
        [("1 tsp", "salt"), ("2", "chicken breasts")],
        ["Rub the chicken with the salt.", "Fry the chicken.", "Serve."])
        == [["1 tsp salt", "2 chicken breasts"], [], []])
  }

  @Test func `an ingredient that is split between steps says which part each one takes`() {
    #expect(
      amounts(
        [("1 tsp", "salt"), ("1", "onion"), ("4 tbsp", "olive oil")],
        [
          "Fry half of the onion in a quarter of the olive oil with a pinch of the salt.",
          "Add the other half of the onion and the rest of the salt.",
          "Pour over the remaining oil.",
        ])
        == [
          ["Some of the 1 tsp salt", "1/2 onion (half)", "1 tbsp olive oil (a quarter)"],
          ["salt (the rest)", "1/2 onion (half)"], ["3 tbsp olive oil (the rest)"],
        ])
  }

  @Test func `an amount whose rest a later step uses is partial at the first step`() {
    #expect(
      amounts([("1 tsp", "salt")], ["Salt the water.", "Stir in the rest of the salt."])
        == [["Some of the 1 tsp salt"], ["salt (the rest)"]])
  }

  @Test func `amounts are those of as many as are cooked for`() {
    #expect(
      amounts([("1 tsp", "salt")], ["Add half of the salt."], servings: 4)
        == [["1 tsp salt (half)"]])
  }

  @Test func `a word that may mean several ingredients means none, and both means both`() {
    let oils = [("4 tbsp", "olive oil"), ("1 tsp", "sesame oil")]
    #expect(amounts(oils, ["Heat the oil.", "Drop in sesame oil."]) == [[], ["1 tsp sesame oil"]])
    #expect(amounts(oils, ["Heat both oils."]) == [["4 tbsp olive oil", "1 tsp sesame oil"]])
  }

  @Test func `a food that another one is made of is not meant by its name`() {
    #expect(
      amounts(
        [("2", "chicken thighs"), ("4 tbsp", "chicken stock"), ("2", "tomatoes")],
        ["Fry the chicken.", "Add chicken stock and tomato sauce.", "Chop tomato, stock aside."])
        == [["2 chicken thighs"], ["4 tbsp chicken stock"], ["2 tomatoes"]])
  }

  @Test func `each ingredient of the drawn meal is told at one step at least`() {
    let recipe = SampleKitchen.tuscan.recipe
    let told = Set(recipe.stepAmounts.flatMap { $0 }.map(\.line))
    #expect(told.count >= recipe.ingredients.count - 1)
  }
}
