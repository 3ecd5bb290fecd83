import MealModels
import SeededRandom
import Testing

@testable import MealCatalog

/// A meal that is kept is the meal that its text says.
@Suite struct MealMemoryTests {
  private let catalog = Catalog.bundled

  @Test("A meal from memory is the same as from its text, also when the memory was full meanwhile")
  func same() {
    let memory = MealMemory()
    let ids = catalog.summaries.map(\.id)
    var random = SeededGenerator(seed: 9)
    for round in 0..<(3 * MealMemory.most) {
      let position = Int.random(in: 0..<min(ids.count, 2 * MealMemory.most), using: &random)
      let read = catalog.meal(ids[position])
      #expect(memory.meal(at: position) { read } == read, "round \(round)")
      #expect(memory.count <= MealMemory.most)
    }
  }

  @Test("A meal is read once, however often it is asked for")
  func once() throws {
    let memory = MealMemory()
    let meal = try #require(catalog.meals.first)
    var readings = 0
    for _ in 1...5 {
      #expect(
        memory.meal(at: 3) {
          readings += 1
          return meal
        } == meal)
    }
    #expect(readings == 1)
  }

  @Test("Each meal asked for by its id is the one in the list of all")
  func everyMeal() {
    for meal in catalog.meals { #expect(catalog.meal(meal.id) == meal) }
    for meal in catalog.meals { #expect(catalog.meal(meal.id) == meal) }
  }

  @Test("Another region's words are not kept for the first one")
  func words() {
    let british = catalog.told(in: .british)
    for meal in catalog.meals.prefix(300) {
      _ = catalog.meal(meal.id)
      let told = british.meals.first { $0.id == meal.id }
      #expect(british.meal(meal.id) == told)
    }
  }
}
