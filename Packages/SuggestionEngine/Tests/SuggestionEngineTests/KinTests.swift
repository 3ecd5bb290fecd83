import MealModels
import SeededRandom
import Testing

@testable import SuggestionEngine

/// Meals that are made of nearly the same do not follow each other, whatever else tells them apart.
struct KinTests {
  private static let tabbouleh = Menu.meal(
    "tabbouleh", .middleEastern, .none, starch: .none, shape: .salad,
    foods: ["parsley", "bulgur", "tomato", "lemon"])
  private static let kisir = Menu.meal(
    "kisir", .turkish, .none, starch: .none, shape: .bowl,
    foods: ["bulgur", "tomato", "parsley", "onion"])
  private static let pilaf = Menu.meal(
    "pilaf", .turkish, .none, starch: .none, shape: .rice,
    foods: ["bulgur", "tomato", "onion", "pepper"])

  private static func kin(_ meals: MealSummary...) -> [Int32: [Int32]] {
    let traits = TraitColumns(meals)
    let kin = MealKin(in: traits, families: MealFamilies.numbers(in: traits))
    let pairs = meals.indices.map { (Int32($0), kin.kin(of: $0)) }
    return Dictionary(uniqueKeysWithValues: pairs).filter { !$0.value.isEmpty }
  }

  /// The weighted Jaccard index of the main foods of two meals, by its definition.
  private static func likeness(_ one: MealSummary, _ other: MealSummary) -> Double {
    let weights = [one, other].map { meal in
      Dictionary(
        uniqueKeysWithValues: meal.traits.mainFoods.enumerated().map { place, food in
          (food, 1 / (1 + 0.2 * Double(place)))
        })
    }
    let foods = Set(weights.flatMap(\.keys))
    let shared = foods.map { min(weights[0][$0] ?? 0, weights[1][$0] ?? 0) }.reduce(0, +)
    let all = foods.map { max(weights[0][$0] ?? 0, weights[1][$0] ?? 0) }.reduce(0, +)
    return shared / all
  }

  @Test func `about half of their main foods in common make two meals kin`() {
    #expect(MealKin.leastLikeness == 0.37)
    #expect(Self.likeness(Self.tabbouleh, Self.kisir) >= 0.37)
    #expect(Self.likeness(Self.tabbouleh, Self.pilaf) < 0.37)
    #expect(Self.kin(Self.tabbouleh, Self.kisir) == [0: [1], 1: [0]])
    #expect(Self.kin(Self.tabbouleh, Self.pilaf).isEmpty)
  }

  @Test func `kin of kin are no kin`() {
    let kin = Self.kin(Self.tabbouleh, Self.kisir, Self.pilaf)
    #expect(kin[1] == [0, 2])
    #expect(kin[0] == [1])
    #expect(kin[2] == [1])
  }

  @Test(arguments: 0..<8) func `kin are those that the definition names`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let pantry = (0..<Int.random(in: 5...9, using: &random)).map { FoodID(rawValue: "food-\($0)") }
    let meals = (0..<90).map { number in
      let foods = pantry.shuffled(using: &random).prefix(Int.random(in: 2...6, using: &random))
      return Menu.meal(
        MealID(rawValue: "meal-\(number)"), Cuisine.allCases[number % 9], .none, starch: .rice,
        shape: .bowl, foods: Array(foods))
    }
    let traits = TraitColumns(meals)
    let families = MealFamilies.numbers(in: traits)
    let kin = MealKin(in: traits, families: families)
    let pairs = meals.map { meal -> Set<Set<FoodID>> in
      let foods = meal.traits.mainFoods.prefix(4)
      guard meal.traits.mainFoods.count >= MealFamilies.tellingFoods else { return [] }
      return Set(foods.flatMap { one in foods.filter { $0 != one }.map { [one, $0] } })
    }
    let counts = pairs.joined().reduce(into: [:]) { $0[$1, default: 0] += 1 }
    for one in meals.indices {
      let named = meals.indices.filter { other in
        families[one] != families[other]
          && pairs[one].intersection(pairs[other]).contains { counts[$0, default: 0] <= 48 }
          && Self.likeness(meals[one], meals[other]) >= MealKin.leastLikeness
      }
      #expect(kin.kin(of: one) == named.map(Int32.init), "\(meals[one].id)")
    }
  }

  @Test func `two shared foods alone do not make meals nearly the same`() {
    let (toast, sandwich) = (
      Menu.meal("toast", .british, foods: ["bread", "cheddar"]),
      Menu.meal("sandwich", .american, foods: ["bread", "cheddar"])
    )
    #expect(Self.kin(toast, sandwich).isEmpty)
  }

  @Test func `kin of a recent meal wait until nothing else is left`() {
    let engine = Menu.engine(Self.tabbouleh, Self.kisir, Menu.meal("pizza", .italian))
    let history = History((0, .suggested, "tabbouleh"))
    let answer = engine.suggest(Kitchen.request(count: 3, after: 0.5), history: history)
    #expect(answer.suggestions.map(\.mealID) == ["pizza", "kisir", "tabbouleh"])
    #expect(
      engine.explain("kisir", Kitchen.request(after: 0.5), history: history)?.standing == .similar)
  }
}
