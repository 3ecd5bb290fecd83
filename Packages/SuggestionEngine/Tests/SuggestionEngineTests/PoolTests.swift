import MealModels
import MealModelsFixtures
import SeededRandom
import Testing

@testable import SuggestionEngine

@Suite struct PoolTests {
  private static let meals: [MealSummary] = {
    var random = SeededGenerator(seed: 11)
    return (0..<200).map { number in
      let foods = Dishes.foods.map(\.id).filter { _ in Int.random(in: 0..<5, using: &random) == 0 }
      let unknown: [FoodID] = number % 9 == 0 ? ["stardust"] : []
      return Dishes.meal(MealID(rawValue: "meal-\(number)"), of: foods + unknown).summary
    }
  }()

  @Test func `the mask lets through exactly the meals that the limits admit`() {
    let pool = MealPool(Self.meals)
    var random = SeededGenerator(seed: 5)
    for _ in 0..<500 {
      let limits = EaterLimits(
        diets: DietSet(Diet.allCases.filter { _ in Int.random(in: 0..<6, using: &random) == 0 }),
        allergens: AllergenSet(
          Allergen.allCases.filter { _ in Int.random(in: 0..<9, using: &random) == 0 }),
        acceptedTraces: AllergenSet(Allergen.allCases.filter { _ in Bool.random(using: &random) }),
        allergies: Dishes.foods.map(\.id)
          .filter { _ in Int.random(in: 0..<12, using: &random) == 0 }
          .map {
            Bool.random(using: &random) ? FoodAllergy(to: $0, in: Dishes.book) : .asNamed($0)
          },
        dislikes: Dishes.foods.map(\.id)
          .filter { _ in Int.random(in: 0..<12, using: &random) == 0 }
          .map { FoodDislike(of: $0, in: Dishes.book) })
      let safe = pool.safeMeals(for: limits).map { pool.ids[$0.index] }
      #expect(safe == Self.meals.filter { limits.admits($0.facts) }.map(\.id))
    }
  }

  @Test func `gluten of any cereal may be wheat, unless traces of wheat are accepted`() {
    let pool = MealPool([
      Menu.meal("barley-soup", contents: FoodContents(allergens: .gluten)),
      Menu.meal("malt-pudding", contents: FoodContents(possible: .gluten)),
    ])
    let wheat = AllergenSet([.wheat])
    #expect(pool.safeMeals(for: EaterLimits(allergens: wheat)).isEmpty)
    let accepting = EaterLimits(allergens: wheat, acceptedTraces: wheat)
    #expect(pool.safeMeals(for: accepting).count == 2)
  }

  @Test func `every allergen, every trace and every diet has a bit of its own`() {
    #expect(Allergen.allCases.count <= 24)
    let diets = Diet.allCases.filter { $0 != .everything }
    #expect(diets.count <= 15)
    let forbidden = diets.map { HarmMask(forbiddenBy: EaterLimits(diets: DietSet([$0]))) }
    #expect(Set(forbidden).count == diets.count)
    let everything = AllergenSet(Allergen.allCases)
    var masks = [HarmMask(of: MealFacts(contents: FoodContents(traces: everything), foods: []))]
    #expect(masks[0].traces == everything)
    for allergen in Allergen.allCases {
      let set = AllergenSet([allergen])
      let strict = HarmMask(forbiddenBy: EaterLimits(allergens: set))
      let loose = HarmMask(forbiddenBy: EaterLimits(allergens: set, acceptedTraces: set))
      #expect(strict.isStrictSuperset(of: loose))
      masks.append(loose)
      let contained = HarmMask(of: MealFacts(contents: FoodContents(allergens: set), foods: []))
      let possible = HarmMask(of: MealFacts(contents: FoodContents(possible: set), foods: []))
      #expect(!possible.isDisjoint(with: loose) && !possible.isDisjoint(with: strict))
      let traces = HarmMask(of: MealFacts(contents: FoodContents(traces: set), foods: []))
      #expect(!contained.isDisjoint(with: loose) && traces.isDisjoint(with: loose))
      #expect(!contained.isDisjoint(with: strict) && !traces.isDisjoint(with: strict))
      for other in Allergen.allCases where other != allergen {
        let limit = HarmMask(forbiddenBy: EaterLimits(allergens: AllergenSet([other])))
        // Gluten may be that of wheat.
        if other == .wheat, allergen == .gluten { continue }
        #expect(limit.isDisjoint(with: contained) && limit.isDisjoint(with: traces))
      }
    }
    #expect(Set(masks).count == masks.count)
  }

  @Test func `a meal with unknown ingredients is unsafe for every eater with a limit`() {
    let pool = MealPool([Dishes.meal("mystery-pie", of: ["stardust"]).summary])
    #expect(pool.safeMeals(for: .none).count == 1)
    #expect(pool.safeMeals(for: EaterLimits(dislikes: [.asNamed("beef")])).count == 1)
    #expect(pool.safeMeals(for: EaterLimits(allergies: [.asNamed("beef")])).isEmpty)
    #expect(pool.safeMeals(for: EaterLimits(allergens: AllergenSet([.lupin]))).isEmpty)
    #expect(pool.safeMeals(for: EaterLimits(diets: DietSet([.halal]))).isEmpty)
  }

  @Test func `the limits of a whole table hold at once`() {
    let pool = MealPool(Self.meals)
    let first = EaterLimits(diets: DietSet([.vegetarian]), dislikes: [.asNamed("tomato")])
    let second = EaterLimits(allergens: AllergenSet([.egg]), allergies: [.asNamed("oats")])
    let both = Set(pool.safeMeals(for: first.union(second)))
    #expect(both == Set(pool.safeMeals(for: first)).intersection(pool.safeMeals(for: second)))
  }

  @Test func `a meal given twice is kept once, the first time`() {
    let pool = MealPool([Menu.meal("soup", .thai), Menu.meal("soup", .french)])
    #expect(pool.ids == ["soup"])
    #expect(pool.cuisines == [CuisineSet([.thai])])
  }
}

@Suite struct FamilyTests {
  private func families(_ meals: MealSummary...) -> [Int32] {
    MealFamilies.numbers(in: TraitColumns(meals))
  }

  @Test func `the same main foods under another title are one family`() {
    let foods: [FoodID] = ["eggplant", "tomato", "mozzarella"]
    let families = families(
      Menu.meal("eggplant-parmesan", .italian, foods: foods),
      Menu.meal(
        "aubergine-bake", .american, .dairy, starch: .none, shape: .bake, foods: foods.reversed()),
      Menu.meal("caprese", .italian, foods: ["tomato", "mozzarella"]))
    #expect(families[0] == families[1])
    #expect(families[0] != families[2])
  }

  @Test func `two foods are too few to tell a dish by`() {
    let families = families(
      Menu.meal("toast", foods: ["bread", "butter"]),
      Menu.meal("sandwich", foods: ["bread", "butter"]))
    #expect(families[0] != families[1])
  }

  @Test func `the same cuisine, shape, protein and starch are one family`() {
    let families = families(
      Menu.meal("green-curry", .thai, .chicken, starch: .rice, shape: .curry),
      Menu.meal("red-curry", .thai, .chicken, starch: .rice, shape: .curry),
      Menu.meal("butter-chicken", .indian, .chicken, starch: .rice, shape: .curry),
      Menu.meal("tofu-curry", .thai, .soy, starch: .rice, shape: .curry))
    #expect(families[0] == families[1])
    #expect(Set(families).count == 3)
  }

  @Test func `a third meal joins two families`() {
    let foods: [FoodID] = ["salmon", "potato", "dill"]
    let families = families(
      Menu.meal("a", .nordic, .fish, starch: .potato, shape: .plate),
      Menu.meal("b", .british, foods: foods),
      Menu.meal("c", .nordic, .fish, starch: .potato, shape: .plate, foods: foods))
    #expect(Set(families).count == 1)
  }
}
