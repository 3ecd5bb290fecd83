import MealModels
import Testing

@testable import FoodFacts

/// Words that stand where a food belongs and name none.
@Suite struct OpenObjectsTests {
  private func unknown(_ step: String, _ foods: [(name: String, food: FoodID)] = []) -> [String] {
    var recipe = Recipe.pasted(
      title: "Supper", ["rice", "tomato"], steps: ["Boil the rice.", step])
    recipe.ingredients += foods.map { Ingredient(name: $0.name, food: $0.food) }
    return RecipeReader().foods(namedIn: recipe).filter { $0.food == nil }.map(\.label)
  }

  @Test(arguments: [
    "Fold in the whites.", "Deglaze with a splash of white.", "Deglaze with red.",
    "Top with Greek.", "Sprinkle with grated mature.", "Crumble over blue.",
    "Add single or double.",
    "Add 2%.", "Brush with wash.", "Finish with a knob.", "Top with a scoop.", "Crumble in a cube.",
    "Add the contents of the sachet.", "Bloom the sheets.", "Use puff.", "Use a bought base.",
    "Serve with something crusty.", "Top with a fried one.", "Add English.", "Top with a Twirl.",
    "Add Celebrations.", "Fry the Beyond.", "Add whatever you like.", "Loosen with semi-skimmed.",
    "Serve on white.", "Grate over plenty of aged.", "Scatter over some flaked.", "Add the jar.",
    "Add a tin of mixed.", "Stir in the secret ingredient.", "Add any leftovers.",
    "Lay a dozen on ice.", "Throw in a pound and cook until pink.", "Crack one over the top.",
    "Open a cold one.", "Help it along with a white or two.", "Devein and rinse.",
    "Dredge and fry.", "Knead for 10 minutes, prove and bake.",
    "Separate four.", "Spoon over, freshly shucked.", "Mount the sauce just before serving.",
  ])
  func `an object that is no known food, dish or thing may be any food`(step: String) {
    #expect(!unknown(step).isEmpty)
  }

  @Test(arguments: [
    "Serve with a fork.", "Add the remaining ingredients.", "Stir in half.", "Add more if needed.",
    "Top with a lid.", "Mix with your hands.", "Use a small, sharp knife.",
    "Add a little at a time.",
    "Add it to the pan with a spatula.", "Sprinkle over the top.", "Toss with the rest.",
    "Cut into cubes, then add the cubes.", "Add the dry ingredients to the wet.",
    "Add one at a time.", "Open the oven.", "Lay a sheet of paper on the tray.",
  ])
  func `a thing, and what was spoken of, raises no alarm`(step: String) {
    #expect(unknown(step) == [])
  }

  @Test func `a step may name a listed food by a word of its line`() {
    #expect(unknown("Deglaze with a splash of white.", [("dry white wine", "white-wine")]) == [])
    #expect(unknown("Top with Greek.", [("Greek yogurt", "greek-yogurt")]) == [])
    #expect(unknown("Fold in the whites.", [("eggs", "egg")]) == [])
  }

  @Test(
    arguments: [
      ("Melt the butter.", "peanut butter", "peanut-butter", Allergen.milk),
      ("Melt the butter.", "apple butter", "apple-butter", .milk),
      ("Pour in the beer.", "root beer", "root-beer", .gluten),
    ] as [(String, String, FoodID, Allergen)])
  func `a food is not the one listed whose name only ends in its word`(
    step: String, name: String, food: FoodID, allergen: Allergen
  ) {
    var recipe = Recipe.pasted(title: "Supper", ["rice"], steps: [step])
    recipe.ingredients.append(Ingredient(name: name, food: food))
    #expect(MealFacts(of: recipe, foods: .culinary).contents.allergens.contains(allergen))
  }

  @Test(
    arguments: [
      ("Crack one over the top.", "eggs", "egg"), ("Separate four.", "eggs", "egg"),
      ("Devein and rinse.", "shrimp", "shrimp"), ("Shuck and slice.", "corn", "corn"),
    ] as [(String, String, FoodID)])
  func `an action for one food only is known if that food is listed`(
    step: String, name: String, food: FoodID
  ) {
    #expect(unknown(step, [(name, food)]) == [])
  }

  @Test(arguments: [
    "Butter-free? Not in this house.", "Dairy-free it isn't.", "This is never milk free.",
    "Nothing butter-free about it.",
  ])
  func `a claim that is denied clears nothing`(step: String) {
    let recipe = Recipe.pasted(title: "Supper", ["rice"], steps: [step])
    #expect(
      MealFacts(of: recipe, foods: .culinary).contents.allergens.contains(.milk), "\(step)")
  }

  @Test(
    arguments: [
      ("Pour in the milk.", "oat milk", "oat-milk"),
      ("Melt the butter.", "vegan butter", "vegan-butter"),
      ("Whisk in the flour.", "rice flour", "rice-flour"),
    ] as [(String, String, FoodID)])
  func `a step may name a substitute by the food that it replaces`(
    step: String, name: String, food: FoodID
  ) {
    var recipe = Recipe.pasted(title: "Supper", ["rice"], steps: [step])
    recipe.ingredients.append(Ingredient(name: name, food: food))
    let found = RecipeReader().foods(namedIn: recipe).map(\.label)
    #expect(found == [])
  }
}
