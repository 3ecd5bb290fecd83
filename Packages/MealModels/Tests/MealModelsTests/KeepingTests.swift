import MealModels
import Testing

/// How long a cooked meal keeps so that it can be eaten again.
@Suite struct KeepingTests {
  private func days(
    _ shape: DishKind = .curry, _ starch: StarchSource, protein: ProteinSource = .chicken,
    of foods: [FoodID] = ["chicken"], title: String = "Dish", unknown: [String] = [],
    contents: FoodContents = FoodContents(), cookedBefore: [CookedBefore] = [],
    at most: KeyPath<MealSummary, Int> = \.daysItKeeps
  ) -> Int {
    MealSummary(
      id: "dish", title: title, cuisine: .indian, difficulty: .easy, totalMinutes: 30,
      cookedBefore: cookedBefore, slots: [.dinner],
      facts: MealFacts(
        contents: contents, foods: Set(foods), unknownIngredients: unknown),
      traits: MealTraits(protein: protein, starch: starch, shape: shape, mainFoods: foods)
    )[keyPath: most]
  }

  @Test(arguments: DishKind.allCases)
  func `every dish with rice keeps at most one day`(shape: DishKind) {
    #expect(days(shape, .rice) == min(1, days(shape, .potato)))
  }

  @Test(arguments: StarchSource.allCases.filter { $0 != .rice })
  func `a dish of one pot without rice keeps three days`(starch: StarchSource) {
    #expect(days(.curry, starch) == 3)
  }

  @Test func `a dish that is not reheated does not keep, with or without rice`() {
    for starch in [StarchSource.rice, .potato] {
      #expect(days(.salad, starch) == 0)
      #expect(days(starch, fish: .fish) == 0 && days(starch, fish: .shellfish) == 0)
      #expect(days(.bowl, starch, of: ["chicken", "cucumber"]) == 0)
      #expect(days(.bowl, starch, of: ["chicken", "egg"]) == 0)
      #expect(days(.curry, starch, title: "Crispy Chicken") == 0)
      #expect(days(.curry, starch, unknown: ["purple stuff"]) == 0)
      let rice = CookedBefore("rice", name: "cooked rice", minutes: 25)
      #expect(days(.rice, starch, cookedBefore: [rice]) == 0)
    }
  }

  @Test func `a dish that is not good reheated may still be eaten, but only as long as it is safe`()
  {
    let most = \MealSummary.daysItMayBeEaten
    for shape in DishKind.allCases {
      #expect(days(shape, .potato, title: "Crispy Fish", at: most) == 3)
      #expect(days(shape, .rice, of: ["chicken", "cucumber"], unknown: ["stuff"], at: most) == 1)
      let rice = CookedBefore("rice", name: "cooked rice", minutes: 25)
      #expect(days(shape, .rice, cookedBefore: [rice], at: most) == 0)
    }
    #expect(days(.rice, .rice, of: ["rice", "egg"], at: most) == 0)
    #expect(days(.bake, .potato, of: ["potato", "egg"], at: most) == 3)
  }

  @Test(arguments: [
    "Tuna Poke", "Steak Tartare", "Shrimp Ceviche", "Cebiche de corvina", "Salmon Crudo",
    "Beef Carpaccio", "Maki Rolls", "Gravlax", "Oysters on the Half Shell", "Raw Oysters",
  ])
  func `a dish named after raw food has no leftovers`(title: String) {
    #expect(RawDish.isNamed(by: title))
    let fish = FoodContents(classes: .fish)
    for shape in DishKind.allCases {
      #expect(days(shape, .none, title: title, contents: fish, at: \.daysItMayBeEaten) == 0)
      #expect(days(shape, .none, title: title, unknown: ["x"], at: \.daysItMayBeEaten) == 0)
      let leaves = days(shape, .none, title: title, at: \.daysItMayBeEaten)
      #expect(leaves == 3, "carpaccio of beets holds nothing that spoils like that")
    }
  }

  @Test(arguments: ["Fish with Tartar Sauce", "Strawberry Pie", "Rawdon Stew", "Pokeweed"])
  func `a title that only resembles a raw dish does not name one`(title: String) {
    #expect(!RawDish.isNamed(by: title))
  }

  private func days(_ starch: StarchSource, fish: ProteinSource) -> Int {
    days(.curry, starch, protein: fish)
  }
}
