import MealModels
import Testing

@testable import MealCatalog

/// The five sample meals of the drawings, with exactly their data.
struct SampleMealsTests {
  // W-FAV-10
  @Test(arguments: [
    ("Creamy Tuscan Chicken", 25, Difficulty.easy),
    ("Spicy Beef Tacos", 15, .medium),
    ("Greek Quinoa Salad", 10, .easy),
    ("Thai Green Curry", 30, .hard),
    ("Lemon Herb Salmon", 20, .medium),
  ])
  func `the samples have the drawn time and difficulty`(
    title: String, minutes: Int, difficulty: Difficulty
  ) throws {
    let meal = try #require(Catalog.bundled.summary(MealID(slug: title)))
    #expect(meal.title == title)
    #expect(meal.totalMinutes == minutes)
    #expect(meal.difficulty == difficulty)
  }

  // W-HOME-14, W-HOME-17, W-HOME-20, W-REC-06, W-REC-07, W-REC-10
  @Test func `the first sample reads as drawn`() throws {
    let recipe = try #require(Catalog.bundled.meal("creamy-tuscan-chicken")).recipe
    #expect(recipe.title == "Creamy Tuscan Chicken")
    #expect(recipe.cuisine == .italian)
    #expect(recipe.servings == 4)
    #expect(
      recipe.summary
        == "A rich, creamy chicken dish with sun-dried tomatoes and fresh spinach. "
        + "Perfect for a cozy dinner at home.")
    #expect(
      recipe.description
        == "A rich, creamy chicken dish featuring tender chicken breast, sun-dried tomatoes, "
        + "fresh spinach, and aromatic herbs in a luscious cream sauce. "
        + "Perfect for a cozy dinner.")
  }

  // W-REC-13
  @Test func `its ingredients read as drawn`() throws {
    let recipe = try #require(Catalog.bundled.meal("creamy-tuscan-chicken")).recipe
    #expect(
      recipe.ingredients.map(\.text) == [
        "1 lb boneless, skinless chicken breast",
        "1 cup heavy cream",
        "2 tbsp olive oil",
        "3 cloves garlic, minced",
        "1/2 cup sun-dried tomatoes, chopped",
        "2 cups fresh spinach",
        "1/2 cup grated Parmesan cheese",
        "Salt and pepper to taste",
      ])
  }

  // W-REC-16 to W-REC-20
  @Test func `its steps read as drawn`() throws {
    let recipe = try #require(Catalog.bundled.meal("creamy-tuscan-chicken")).recipe
    #expect(
      recipe.steps.map(\.text) == [
        "Heat olive oil in a large skillet over medium-high heat. "
          + "Season chicken with salt and pepper.",
        "Add chicken to skillet and cook for 6-7 minutes on each side until golden brown "
          + "and cooked through. Remove and set aside.",
        "In the same skillet, add garlic and cook for 1 minute until fragrant. "
          + "Add sun-dried tomatoes and cook for 2 minutes.",
        "Pour in heavy cream and bring to a simmer. Add spinach and cook until wilted. "
          + "Stir in Parmesan cheese until melted.",
        "Return chicken to skillet and simmer for 2-3 minutes until heated through. "
          + "Serve immediately over pasta or rice.",
      ])
  }

  @Test func `the pasta and rice of the last step count as contained`() throws {
    let summary = try #require(Catalog.bundled.summary("creamy-tuscan-chicken"))
    #expect(summary.facts.contents.allergens.contains(.gluten))
    #expect(!summary.facts.diets.contains(.keto))
  }
}
