import MealCatalog
import MealModels
import MealPlan
import SeededRandom
import SuggestionEngine

/// As many recipes as a large library has.
///
/// They repeat the recipes of the bundled catalogue, each time with other foods, cuisines and
/// minutes.
enum ManyMeals {
  static func meals(_ count: Int) -> [MealSummary] {
    var random = SeededGenerator(seed: 11)
    let base = Catalog.bundled.summaries
    let foods = Set(base.flatMap(\.traits.mainFoods)).sorted()
    return (0..<count).map { number in
      let meal = base[number % base.count]
      guard number >= base.count else { return meal }
      var traits = meal.traits
      traits.mainFoods = (0..<5).map { _ in random.pick(foods) }
      return MealSummary(
        id: MealID(rawValue: "\(meal.id)-\(number)"), title: meal.title,
        cuisine: random.pick(Cuisine.allCases), difficulty: meal.difficulty,
        totalMinutes: 5 + Int(random.next() % 60), slots: meal.slots,
        facts: MealFacts(
          contents: meal.facts.contents, foods: meal.facts.foods.union(traits.mainFoods)),
        traits: traits, customs: meal.customs)
    }
  }

  static func fill(_ count: Int) -> RandomFill {
    RandomFill(seed: 3, of: meals(count), isEasy: true)
  }
}
