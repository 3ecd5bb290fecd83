import MealCatalog
import MealModels
import Testing

@testable import RecipeReview

/// What the bundled meals promise; their texts are reviewed by `Scripts/review-catalog --check`.
@Suite struct BundledMealsTests {
  private static let coverage = Coverage(Catalog.bundled.summaries)

  @Test func `there are a thousand meals from at least sixteen cuisines, each with its share`() {
    let meals = Catalog.bundled.summaries
    #expect(meals.count >= 1000)
    let cuisines = Dictionary(grouping: meals, by: \.cuisine).mapValues(\.count)
    #expect(cuisines.values.count { $0 >= 5 } >= 16)
    #expect(meals.count { $0.totalMinutes <= 15 } >= 70)
    #expect(meals.count { $0.totalMinutes <= 30 } >= 150)
    #expect(Self.coverage.count(.snack) >= 25)
  }

  @Test(arguments: [MealSlot.breakfast, .lunch, .dinner])
  func `each of the day's meals has enough for everyone`(_ slot: MealSlot) {
    let least: [(Diet, Int)] = [
      (.vegan, 20), (.vegetarian, 30), (.glutenFree, 25), (.dairyFree, 20), (.keto, 12),
      (.halal, 30), (.kosher, 30), (.pescatarian, 30),
    ]
    for (diet, count) in least {
      #expect(Self.coverage.count(slot, EaterLimits(diets: DietSet([diet]))) >= count, "\(diet)")
    }
    #expect(Self.coverage.countFreeOfNutsEggSoy(slot) >= 15)
  }

  @Test(arguments: MealSlot.allCases, Diet.allCases)
  func `every diet has eight meals of each part of the day in half an hour`(
    _ slot: MealSlot, _ diet: Diet
  ) {
    let quick = Catalog.bundled.summaries.filter { meal in
      meal.slots.contains(slot) && meal.totalMinutes <= 30
        && EaterLimits(diets: DietSet([diet])).admits(meal.facts)
    }
    #expect(quick.count >= 8)
  }

  @Test(arguments: Coverage.pairs)
  func `two diets and any one allergen leave five dinners`(_ pair: [Diet]) {
    for allergen in Coverage.allergens {
      #expect(Self.coverage.dinners(pair, without: [allergen]).count >= 5, "\(allergen)")
    }
  }
}
