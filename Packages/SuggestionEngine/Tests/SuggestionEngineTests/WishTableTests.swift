import MealModels
import SeededRandom
import Testing

@testable import SuggestionEngine

@Suite struct WishTableTests {

  @Test func `every count equals a count meal by meal`() {
    var random = SeededGenerator(seed: 3)
    var meals: [MealSummary] = []
    for number in 0..<300 {
      meals.append(
        Menu.meal(
          MealID(rawValue: "meal-\(number)"),
          Cuisine.allCases.randomElement(using: &random) ?? .thai,
          slots: MealSlot.allCases.filter { _ in Bool.random(using: &random) },
          minutes: Int.random(in: 1...100, using: &random),
          nutrition: NutritionFacts([.sodium: Double.random(in: 0...900, using: &random)])))
    }
    let pool = MealPool(meals)
    let safe = pool.safeMeals(for: .none)
    let sides = ServedSides(pool, for: SuggestionRequest(moment: Kitchen.evening, seed: 1))
    for _ in 0..<300 {
      let wishes = Wishes(
        slot: Bool.random(using: &random) ? MealSlot.allCases.randomElement(using: &random) : nil,
        maxMinutes: Bool.random(using: &random) ? Int.random(in: 1...70, using: &random) : nil,
        cuisines: Set(Cuisine.allCases.filter { _ in Int.random(in: 0..<12, using: &random) == 0 }),
        nutrition: Bool.random(using: &random)
          ? NutritionBounds([.sodium: Int.random(in: 50...600, using: &random)]) : .none)
      let table = WishTable(wishes, safe, in: pool, sides)
      let (kept, bent) = table.nearest
      let fitting = pool.meals(safe, fulfilling: kept, count: 0, sides).map(\.index)
      let expected = meals.indices.filter { index in
        (kept.slot.map(meals[index].slots.contains) ?? true)
          && meals[index].totalMinutes <= kept.maxMinutes ?? .max
          && (kept.cuisines.isEmpty || kept.cuisines.contains(meals[index].cuisine))
          && kept.nutrition.admits(meals[index].traits.nutrition)
      }
      #expect(fitting == Array(expected))
      #expect(table.count(kept) == expected.count)
      #expect(!expected.isEmpty)
      #expect(bent.isEmpty == (kept == wishes))
      for offer in table.possibleRelaxations { #expect(offer.mealsOpened > 0) }
    }
  }
}
