import MealModels
import Testing

@testable import MealCatalog
@testable import MealCatalogCompiling

/// What ships: enough meals for everyone, all of them sound.
struct BundledCatalogTests {
  private let catalog = Catalog.bundled

  @Test func `there are at least 40 meals, each with its own id and title`() {
    #expect(catalog.summaries.count >= 40)
    #expect(Set(catalog.summaries.map(\.id)).count == catalog.summaries.count)
    #expect(Set(catalog.summaries.map(\.title)).count == catalog.summaries.count)
  }

  @Test func `the index and the texts say what the sources say`() throws {
    let parsed = try BundledTexts.compiler().parsed()
    let (sides, meals) = (parsed.meals.filter(\.summary.goesWithMeals), parsed.meals)
    #expect(catalog.summaries.map(\.id) == meals.map(\.id).filter { !sides.map(\.id).contains($0) })
    #expect(catalog.sides.map(\.id) == sides.map(\.id))
    for meal in parsed.meals {
      let isSame = catalog.meal(meal.id) == meal && catalog.summary(meal.id) == meal.summary
      #expect(isSame, "\(meal.id)")
    }
  }

  @Test(arguments: MealSlot.allCases)
  func `every slot has meals`(slot: MealSlot) {
    #expect(catalog.summaries.count { $0.slots.contains(slot) } >= 3)
  }

  @Test func `at least twelve cuisines are there`() {
    #expect(Set(catalog.summaries.map(\.cuisine)).count >= 12)
  }

  @Test(arguments: Diet.allCases, [MealSlot.breakfast, .lunch, .dinner])
  func `every diet has a meal at every time of day`(diet: Diet, slot: MealSlot) {
    let limits = EaterLimits(diets: DietSet([diet]))
    #expect(catalog.summaries.contains { $0.slots.contains(slot) && limits.admits($0.facts) })
  }

  @Test func `three meals are vegan, gluten-free and without tree nuts and sesame`() {
    let limits = EaterLimits(
      diets: DietSet([.vegan, .glutenFree]), allergens: AllergenSet([.treeNut, .sesame]))
    #expect(catalog.summaries.count { limits.admits($0.facts) } >= 3)
  }

  @Test func `every ingredient is a known food`() {
    for meal in catalog.meals {
      #expect(meal.facts.unknownIngredients == [], "\(meal.id)")
      #expect(meal.recipe.ingredients.allSatisfy { $0.food != nil }, "\(meal.id)")
    }
  }

  @Test func `a summary fits a card`() {
    // The drawings fix the summary of the first sample, which is longer.
    for meal in catalog.meals where meal.id != "creamy-tuscan-chicken" {
      #expect(meal.recipe.summary.count <= 80, "\(meal.id)")
    }
  }

  @Test func `every meal is bundled and says what its picture shows`() {
    #expect(catalog.meals.allSatisfy { $0.recipe.origin == .bundled })
    #expect(catalog.meals.allSatisfy { !$0.recipe.picture.description.isEmpty })
  }
}
