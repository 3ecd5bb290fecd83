import MealModels
import MealModelsFixtures
import Testing

@Suite struct MealTraitsTests {
  private static let book = FoodBook(trusted: [
    Food(id: "pork", name: "pork"), Food(id: "bacon", name: "bacon", parents: ["pork"]),
    Food(id: "chicken", name: "chicken"), Food(id: "egg", name: "egg"),
    Food(id: "milk", name: "milk"), Food(id: "feta", name: "feta", parents: ["milk"]),
    Food(id: "lentil", name: "lentil", parents: ["legume"]), Food(id: "legume", name: "legume"),
    Food(id: "pasta", name: "pasta"), Food(id: "rice", name: "rice"),
    Food(id: "wheat-flour", name: "flour"), Food(id: "water", name: "water"),
    Food(id: "olive-oil", name: "olive oil"), Food(id: "onion", name: "onion"),
    Food(id: "pea", name: "pea", parents: ["legume"], season: MonthSet([5, 6])),
    Food(id: "leek", name: "leek", season: MonthSet([1, 2])),
    Food(id: "dried-leek", name: "dried leek", parents: ["leek"]),
    Food(id: "sausage", name: "sausage", contents: FoodContents(classes: .pork)),
  ])

  /// A food with its grams, protein and carbohydrate in a serving.
  private typealias Part = (FoodID, Double?, Double?, Double?)

  private func traits(
    _ parts: [Part], title: String = "Dish", with added: [FoodID] = [],
    nutrition: NutritionFacts = NutritionFacts()
  ) -> MealTraits {
    var recipe = Dishes.meal("dish", of: parts.map(\.0)).recipe
    recipe.title = title
    recipe.alsoUses = added
    recipe.picture.kind = .stew
    let lines = parts.map { ServingFacts.Line(grams: $0.1, protein: $0.2, carbohydrate: $0.3) }
    let reference = FoodReference(Self.book) { _, _ in
      ServingFacts(nutrition: nutrition, lines: lines)
    }
    return MealTraits(of: recipe, foods: reference)
  }

  @Test(
    arguments: [
      ([("pasta", 100, 12, 70), ("chicken", 60, 12, 0)], .chicken),
      ([("lentil", 90, 21, 50), ("bacon", 20, 7, 0)], .pork),
      ([("lentil", 90, 22, 50), ("bacon", 20, 7, 0)], .legumes),
      ([("lentil", 60, 15, 40), ("chicken", 14, 9, 0)], .legumes),
      ([("chicken", 60, 12, 0), ("pork", 60, 13, 0)], .pork),
      ([("chicken", 60, 12, 0), ("egg", 200, 24, 0)], .chicken),
      ([("egg", 50, 6, 0), ("feta", 50, 7, 1)], .dairy),
      ([("pasta", 100, 17, 70), ("feta", 15, 3, 0)], .dairy),
      ([("pasta", 100, 18, 70), ("feta", 15, 3, 0)], ProteinSource.none),
      ([("feta", 20, 3.9, 0)], ProteinSource.none), ([("feta", 20, 4, 0)], .dairy),
      ([("feta", 8, 2, 0), ("milk", 8, 2, 0)], .dairy),
      ([("onion", 300, 5, 20)], ProteinSource.none),
      ([("sausage", 100, nil, nil), ("lentil", 60, 15, 40)], .pork),
    ] as [([Part], ProteinSource)])
  func `protein is of the most, meat and fish from a quarter of it`(
    parts: [(FoodID, Double?, Double?, Double?)], source: ProteinSource
  ) {
    #expect(traits(parts).protein == source)
  }

  @Test(
    arguments: [
      ("Lentil Stew", .legumes), ("Lentils with Bacon", .pork), ("Stew", .pork),
      ("Onion Stew", .pork),
    ] as [(String, ProteinSource)])
  func `a dish that is named by what brings most is not its bacon`(
    title: String, source: ProteinSource
  ) {
    let parts: [Part] = [("lentil", 60, 15, 40), ("bacon", 30, 9, 0), ("onion", 50, 1, 4)]
    #expect(traits(parts, title: title).protein == source)
  }

  @Test(
    arguments: [
      ([("pasta", 20, 3, 12), ("wheat-flour", 15, 2, 11)], [], .pasta),
      ([("wheat-flour", 15, 2, 11.9)], [], StarchSource.none),
      ([("wheat-flour", 16, 2, 12)], ["rice"], .dough),
      ([("wheat-flour", 15, 2, 11)], ["onion", "rice", "pasta"], .rice),
      ([("lentil", 100, 25, 60), ("onion", 200, 2, 18)], [], StarchSource.none),
      ([("rice", 24, nil, nil)], [], .rice),
    ] as [([Part], [FoodID], StarchSource)])
  func `the starch is the largest one or one that the steps add, but not a thickener`(
    parts: [(FoodID, Double?, Double?, Double?)], added: [FoodID], source: StarchSource
  ) {
    #expect(traits(parts, with: added).starch == source)
  }

  @Test func `main foods are the heaviest, six at most, and no seasonings`() {
    let found = traits([
      ("water", 500, 0, 0), ("olive-oil", 30, 0, 0), ("onion", 15, 1, 1), ("leek", 14, 1, 1),
      ("pasta", 80, 9, 50), ("rice", 80, 5, 60), ("onion", 30, 1, 3), ("egg", 40, 5, 0),
      ("feta", 41, 6, 0), ("pea", 42, 2, 6), ("milk", 43, 2, 2),
    ])
    #expect(found.mainFoods == ["pasta", "rice", "onion", "milk", "pea", "feta"])
    #expect(found.months.months == [5, 6])
    #expect(found.shape == .stew)
  }

  @Test func `a season is the food's own`() {
    #expect(traits([("leek", 100, 1, 9), ("pea", 50, 2, 7)]).months.months == [1, 2, 5, 6])
    #expect(traits([("dried-leek", 20, 1, 9)]).months == [])
    #expect(traits([("leek", 14, 1, 1), ("rice", 80, 5, 60)]).months == [])
  }

  @Test func `without weights the list decides, and the title`() {
    let parts: [Part] = ["water", "pasta", "feta", "egg"].map { ($0, nil, nil, nil) }
    let found = traits(parts)
    #expect(found.protein == .dairy)
    #expect(found.starch == .pasta)
    #expect(found.mainFoods == ["pasta", "feta", "egg"])
    #expect(traits(parts, title: "Pasta with Eggs").protein == .egg)
  }

  @Test func `beside weighed foods one without a weight counts only when the title names it`() {
    let parts: [Part] = [("onion", 200, 2, 18), ("feta", nil, nil, nil), ("rice", nil, nil, nil)]
    #expect(traits(parts).protein == .none)
    #expect(traits(parts).starch == .none)
    #expect(traits(parts, title: "Onions and Feta on Rice").protein == .dairy)
    #expect(traits(parts, title: "Onions and Feta on Rice").starch == .rice)
  }

  @Test func `nutrients are given as on a label, and what is not known stays so`() {
    let found = traits(
      [], nutrition: NutritionFacts([.energy: 411.6, .protein: 7.26, .sodium: 99.4, .iron: 3]))
    #expect(found.nutrition == NutritionFacts([.energy: 412, .protein: 7.3, .sodium: 99]))
  }

  @Test func `unknown foods bring nothing`() {
    let meal = Dishes.meal("mystery", of: ["stardust"])
    #expect(meal.traits.mainFoods == [])
    #expect(meal.traits.protein == .none)
  }

  @Test func `dishes of the pantry have traits, and their summaries too`() {
    let meal = Dishes.meal("salmon-toast", of: ["bread", "butter", "salmon", "tomato", "egg"])
    #expect(meal.traits.protein == .fish)
    #expect(meal.traits.starch == .bread)
    #expect(meal.traits.mainFoods == ["bread", "salmon", "tomato", "egg"])
    #expect(meal.traits.nutrition[.energy] == 750)
    #expect(meal.summary.traits == meal.traits)
  }
}
