import FoodFacts
import MealCatalog
import MealModels
import Testing

/// What a client can make of the public interface alone.
@Suite struct CatalogOfMealsTests {
  private static func meal(_ id: MealID, _ title: String) -> Meal {
    let recipe = Recipe(
      id: id, title: title, summary: "", description: "", cuisine: .italian, difficulty: .easy,
      times: RecipeTimes(prepMinutes: 5, cookMinutes: 10), servings: 2,
      ingredients: [Ingredient(measure: Measure(.exactly(.one)), name: "leek", food: "leek")],
      steps: [], picture: DishPicture(kind: .plate, description: title))
    return Meal(recipe: recipe, slots: [.dinner], foods: FoodReference(.culinary))
  }

  @Test func `a catalogue is made of meals in memory`() {
    let meals = [Self.meal("leek-soup", "Leek Soup"), Self.meal("leek-tart", "Leek Tart")]
    let catalog = Catalog(meals, foods: .culinary)
    #expect(catalog.meals == meals)
    #expect(catalog.summaries == meals.map(\.summary))
    #expect(catalog.meal("leek-tart") == meals[1])
    #expect(catalog.meal("leek-stew") == nil)
    #expect(catalog.foods?.count == FoodBook.culinary.count)
  }

  @Test func `of two meals with one id the first counts`() {
    let meals = [Self.meal("leek-soup", "Leek Soup"), Self.meal("leek-soup", "Other Soup")]
    let catalog = Catalog(meals, foods: .culinary)
    #expect(catalog.meals == [meals[0]])
    #expect(catalog.meal("leek-soup")?.recipe.title == "Leek Soup")
  }

  @Test func `former ids lead to the meals of today, and none replaces one`() {
    let meals = [Self.meal("leek-soup", "Leek Soup"), Self.meal("leek-tart", "Leek Tart")]
    let catalog = Catalog(
      meals, foods: .culinary,
      formerIDs: ["old-soup": "leek-soup", "leek-tart": "leek-soup", "gone": "leek-stew"])
    #expect(catalog.currentID(of: "old-soup") == "leek-soup")
    #expect(catalog.currentID(of: "leek-tart") == "leek-tart")
    #expect(catalog.currentID(of: "gone") == nil)
  }

  @Test func `a catalogue may be without meals`() {
    let catalog = Catalog([], foods: .empty)
    #expect(catalog.meals.isEmpty && catalog.summaries.isEmpty)
  }

  @Test func `an inspected meal is made of a recipe and what is wrong in it`() {
    let problem = CatalogError(.bad(.key), file: "meals.txt", line: 3)
    let recipe = Self.meal("leek-soup", "Leek Soup").recipe
    let meal = CatalogInspection.InspectedMeal(
      recipe: recipe, unreadAmounts: [0], problems: [problem])
    #expect(meal.recipe == recipe && meal.unreadAmounts == [0] && meal.problems == [problem])
  }

  @Test(arguments: [true, false])
  func `further meals join a catalogue and hide none of it`(isBundled: Bool) throws {
    let few = [Self.meal("leek-soup", "Soup")]
    let base = isBundled ? Catalog.bundled : Catalog(few, foods: .culinary)
    let first = try #require(base.meals.first)
    let own = Self.meal("own-tart", "My Tart")
    let hiding = Self.meal(first.id, "Not This One")
    let further = FurtherMeals([own.summary, hiding.summary]) { id in
      id == own.id ? own.recipe : hiding.recipe
    }
    let joined = Catalog(base, and: further)
    #expect(joined.summaries.map(\.id) == base.summaries.map(\.id) + ["own-tart"])
    #expect(joined.meal("own-tart") == own)
    #expect(joined.meal(first.id) == first)
    #expect(joined.sides == base.sides)
    #expect(Catalog(base, and: FurtherMeals([own.summary]) { _ in nil }).meal("own-tart") == nil)
  }
}
