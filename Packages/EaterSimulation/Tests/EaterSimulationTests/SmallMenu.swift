import EaterSimulation
import MealModels
import SeededRandom

/// Ninety made-up meals, thirty for each part of the day.
enum SmallMenu {
  private static let foods = (0..<24).map { FoodID(rawValue: "food-\($0)") }

  static let menu: Menu = {
    var chance = SeededGenerator(seed: 5)
    return Menu((0..<90).map { meal($0, &chance) })
  }()

  private static func meal(_ number: Int, _ chance: inout SeededGenerator) -> MealSummary {
    let main = (0..<4).compactMap { _ in foods.randomElement(using: &chance) }
    return MealSummary(
      id: MealID(rawValue: "meal-\(number)"), title: "Meal \(number)",
      cuisine: Cuisine.allCases[number % 7], difficulty: .easy,
      totalMinutes: 5 * Int.random(in: 1...15, using: &chance),
      slots: SlotSet([SimulatedEater.slots[number % 3]]),
      facts: MealFacts(contents: FoodContents(), foods: Set(main)),
      traits: MealTraits(
        protein: ProteinSource.allCases[number % 11], shape: DishKind.allCases[number % 5],
        mainFoods: main))
  }

  static let models: [any TasteModel] = [
    FavouritesModel(), PalateModel(), HabitsModel(), HouseholdModel(), CommonModel(),
    TurningModel(.drifting), TurningModel(.overnight),
  ]

  /// A dozen eaters who may eat nearly everything.
  static func eaters(
    _ count: Int = 12, _ model: any TasteModel = FavouritesModel(), seed: UInt64 = 1
  ) async -> EaterPopulation {
    await EaterPopulation(of: count, from: model, menu: menu, seed: seed)
  }
}
