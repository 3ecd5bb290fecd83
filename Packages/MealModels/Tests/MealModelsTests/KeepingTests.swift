import MealModels
import Testing

/// How long a cooked meal keeps so that it can be eaten again.
@Suite struct KeepingTests {
  private func days(
    _ shape: DishKind = .curry, _ starch: StarchSource, protein: ProteinSource = .chicken,
    of foods: [FoodID] = ["chicken"], title: String = "Dish", unknown: [String] = [],
    cookedBefore: [CookedBefore] = [], at most: KeyPath<MealSummary, Int> = \.daysItKeeps
  ) -> Int {
    MealSummary(
      id: "dish", title: title, cuisine: .indian, difficulty: .easy, totalMinutes: 30,
      cookedBefore: cookedBefore, slots: [.dinner],
      facts: MealFacts(
        contents: FoodContents(), foods: Set(foods), unknownIngredients: unknown),
      traits: MealTraits(protein: protein, starch: starch, shape: shape, mainFoods: foods)
    )[keyPath: most]
  }

  @Test(arguments: DishKind.allCases)
  func `a dish with rice keeps one day at most, whatever it is`(shape: DishKind) {
    #expect(days(shape, .rice) == min(1, days(shape, .potato)))
  }

  @Test(arguments: StarchSource.allCases.filter { $0 != .rice })
  func `a dish of one pot without rice keeps three days`(starch: StarchSource) {
    #expect(days(.curry, starch) == 3)
  }

  @Test func `what is not heated again as it was does not keep, with rice or without`() {
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

  @Test func `what is not good again may be eaten all the same, but never longer than is safe`() {
    let most = \MealSummary.daysItMayBeEaten
    for shape in DishKind.allCases {
      #expect(days(shape, .potato, title: "Crispy Fish", at: most) == 3)
      #expect(days(shape, .rice, of: ["chicken", "cucumber"], unknown: ["stuff"], at: most) == 1)
      let rice = CookedBefore("rice", name: "cooked rice", minutes: 25)
      #expect(days(shape, .rice, cookedBefore: [rice], at: most) == 0)
      #expect(days(shape, .rice, title: "Tuna Poke", at: most) == 0)
    }
    #expect(days(.rice, .rice, of: ["rice", "egg"], at: most) == 0)
    #expect(days(.bake, .potato, of: ["potato", "egg"], at: most) == 3)
  }

  private func days(_ starch: StarchSource, fish: ProteinSource) -> Int {
    days(.curry, starch, protein: fish)
  }
}
