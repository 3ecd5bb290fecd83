import EaterSimulation
import MealModels
import MealModelsFixtures
import SeededRandom
import Testing

@Suite struct SafetyCheckerTests {
  private func isSafe(_ foods: [FoodID], _ limits: EaterLimits) -> Bool {
    var checker = SafetyChecker(foods: Dishes.reference)
    return checker.isSafe(Dishes.meal("dish", of: foods), for: limits)
  }

  @Test(
    arguments: [
      ("egg", Allergen.egg, false), ("eggplant", .egg, true), ("butter", .milk, false),
      ("oats", .gluten, false), ("bread", .gluten, false), ("bread", .wheat, false),
      ("almond", .treeNut, false), ("almond", .walnut, true), ("mixed-nuts", .walnut, false),
      ("stardust", .egg, false), ("tomato", .egg, true),
    ] as [(FoodID, Allergen, Bool)])
  func `an allergen is found in parents, traces and unknown foods`(
    food: FoodID, allergen: Allergen, isSafe: Bool
  ) {
    let limits = EaterLimits(allergens: AllergenSet([allergen]))
    #expect(self.isSafe(["tomato", food], limits) == isSafe)
  }

  @Test(
    arguments: [
      (["egg"], Diet.vegan, false), (["egg"], .vegetarian, true), (["salmon"], .pescatarian, true),
      (["salmon"], .vegetarian, false), (["beef", "butter"], .kosher, false),
      (["beef"], .kosher, true),
      (["bacon"], .halal, false), (["oats"], .glutenFree, false), (["butter"], .dairyFree, false),
      (["wheat"], .keto, false), (["tomato", "beef"], .keto, true), (["stardust"], .vegan, false),
      (["honey"], .vegan, false),
    ] as [([FoodID], Diet, Bool)])
  func `a diet admits a meal or not`(foods: [FoodID], diet: Diet, isSafe: Bool) {
    #expect(self.isSafe(foods, EaterLimits(diets: DietSet([diet]))) == isSafe)
  }

  @Test func `a food is avoided with all that is made of it, and a dislike lets the unknown pass`()
  {
    #expect(!isSafe(["butter"], EaterLimits(dislikes: [.asNamed("milk")])))
    #expect(isSafe(["milk"], EaterLimits(allergies: [.asNamed("butter")])))
    #expect(isSafe(["stardust"], EaterLimits(dislikes: [.asNamed("milk")])))
    #expect(!isSafe(["stardust"], EaterLimits(allergies: [.asNamed("milk")])))
  }

  @Test(
    arguments: [
      ("cheese", EaterLimits(diets: DietSet([.vegetarian])), false),
      ("meat", EaterLimits(diets: DietSet([.halal])), false),
      ("beef", EaterLimits(diets: DietSet([.halal])), true),
      ("shellfish", EaterLimits(allergens: AllergenSet([.mollusc])), false),
      ("free-oats", EaterLimits(diets: DietSet([.glutenFree])), true),
      ("free-oats", EaterLimits(dislikes: [.asNamed("oats")]), false),
      ("flakes", Self.glutenFree, false), ("flakes", Self.acceptingTraces, true),
      ("oats", Self.acceptingTraces, false),
    ] as [(FoodID, EaterLimits, Bool)])
  func `groups are any of their kinds, and what stands in for a food is avoided with it`(
    food: FoodID, limits: EaterLimits, isSafe: Bool
  ) {
    let book = FoodBook(trusted: [
      Food(id: "meat", name: "meat", isGroup: true, contents: FoodContents(classes: .meat)),
      Food(id: "beef", name: "beef", parents: ["meat"]),
      Food(
        id: "cheese", name: "cheese", isGroup: true,
        contents: FoodContents(allergens: AllergenSet([.milk]))),
      Food(
        id: "shellfish", name: "shellfish", isGroup: true,
        contents: FoodContents(classes: .shellfish)),
      Food(id: "oats", name: "oats", contents: FoodContents(allergens: AllergenSet([.gluten]))),
      Food(id: "free-oats", name: "free oats", likes: ["oats"]),
      Food(id: "flakes", name: "flakes", contents: FoodContents(traces: AllergenSet([.gluten]))),
    ])
    var recipe = Dishes.meal("dish", of: []).recipe
    recipe.alsoUses = [food]
    let foods = FoodReference(book)
    var checker = SafetyChecker(foods: foods)
    let meal = Meal(recipe: recipe, slots: [], foods: foods)
    #expect(checker.isSafe(meal, for: limits) == isSafe)
  }

  private static let glutenFree = EaterLimits(allergens: AllergenSet([.gluten]))

  private static let acceptingTraces = EaterLimits(
    allergens: AllergenSet([.gluten]), acceptedTraces: AllergenSet([.gluten]))

  @Test func `the checker and the product agree on random kitchens`() {
    var chance = SeededGenerator(seed: 9)
    var answers: Set<Bool> = []
    for _ in 0..<5 {
      let catalog = RandomCatalogs().next(using: &chance)
      let eaters = RandomEaters(catalog: catalog)
      var checker = SafetyChecker(foods: catalog.foods)
      for _ in 0..<15 {
        let limits = eaters.limits(using: &chance)
        for meal in catalog.meals {
          let isSafe = checker.isSafe(meal, for: limits)
          #expect(isSafe == limits.admits(meal.facts), "\(meal.id): \(limits)")
          answers.insert(isSafe)
        }
      }
    }
    #expect(answers.count == 2)
  }
}
