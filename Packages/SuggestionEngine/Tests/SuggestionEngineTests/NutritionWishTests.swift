import MealModels
import SeededRandom
import Testing

@testable import SuggestionEngine

/// Bounds on the nutrition of a serving: wishes that bend last.
@Suite struct NutritionWishTests {
  private static let soup = Menu.meal(
    "soup", .french, nutrition: NutritionFacts([.sodium: 900, .protein: 12]))
  private static let salad = Menu.meal(
    "salad", .greek, .none, starch: .none, shape: .salad, minutes: 50,
    nutrition: NutritionFacts([.sodium: 300, .protein: 30]))
  private static let toast = Menu.meal(
    "toast", .british, .none, starch: .none, shape: .toast, slots: [.breakfast],
    nutrition: NutritionFacts([.sodium: 200, .protein: 8]))
  private static let mystery = Menu.meal("mystery", .thai)

  private func answer(
    _ wishes: Wishes, _ meals: [MealSummary] = [soup, salad, toast, mystery],
    limits: EaterLimits = .none
  ) -> SuggestionAnswer {
    MealSuggester(pool: MealPool(meals)).suggest(
      Kitchen.request(limits: limits, wishes: wishes), history: History())
  }

  @Test func `the mask lets through exactly the meals that the bounds admit`() {
    var random = SeededGenerator(seed: 17)
    func amount(_ nutrient: BoundedNutrient) -> Double {
      let most = Double(nutrient.range.upperBound) * 1.2
      // Tenths and amounts on the bound, and now and then more than the mask has room for.
      return Int.random(in: 0..<20, using: &random) == 0
        ? 1e6 : (Double.random(in: 0...most, using: &random) * 10).rounded() / 10
    }
    let meals = (0..<400).map { number in
      let known = BoundedNutrient.allCases.filter { _ in Int.random(in: 0..<6, using: &random) > 0 }
      return Menu.meal(
        MealID(rawValue: "meal-\(number)"),
        nutrition: NutritionFacts(
          Dictionary(uniqueKeysWithValues: known.map { ($0.nutrient, amount($0)) })))
    }
    let pool = MealPool(meals)
    let safe = pool.safeMeals(for: .none)
    let sides = ServedSides(pool, for: SuggestionRequest(moment: Kitchen.evening, seed: 1))
    var fitted = 0
    for turn in 0..<600 {
      var bounds = NutritionBounds.none
      for nutrient in BoundedNutrient.allCases where Int.random(in: 0..<4, using: &random) == 0 {
        bounds[nutrient] =
          turn % 3 == 0
          ? meals.randomElement(using: &random)?.traits.nutrition[nutrient.nutrient].map { Int($0) }
          : Int.random(in: nutrient.range, using: &random)
      }
      let fitting = pool.meals(safe, fulfilling: Wishes(nutrition: bounds), count: 0, sides)
      let expected = meals.indices.filter { bounds.admits(meals[$0].traits.nutrition) }
      #expect(fitting.map(\.index) == Array(expected))
      #expect(
        WishTable(Wishes(nutrition: bounds), safe, in: pool, sides).count(Wishes(nutrition: bounds))
          == expected.count)
      fitted += bounds.isEmpty ? 0 : expected.count
      for meal in safe.prefix(20) {
        let serving = meals[meal.index].traits.nutrition
        let kept = pool.servings[meal.index].kept(of: bounds)
        for nutrient in bounds.nutrients {
          let one = bounds.filter { $0 == nutrient }
          #expect((kept[nutrient] != nil) == one.admits(serving))
        }
        #expect(
          pool.servings[meal.index].unknown(among: bounds)
            == Set(bounds.nutrients.filter { serving[$0.nutrient] == nil }))
      }
    }
    #expect(fitted > 1000, "bounds that let nothing through show nothing")
  }

  @Test func `a mask has a place for every nutrient that can be bounded`() {
    #expect(BoundedNutrient.allCases.count <= SIMD8<Int16>.scalarCount)
    #expect(BoundedNutrient.allCases.allSatisfy { $0.range.upperBound < Int16.max - 1 })
  }

  @Test func `a wish that can be fulfilled is, and says so`() {
    let answer = answer(Wishes(slot: .dinner, nutrition: NutritionBounds([.sodium: 600])))
    #expect(answer.suggestions.map(\.mealID) == ["salad"])
    #expect(answer.suggestions[0].relaxations.isEmpty)
    #expect(
      answer.suggestions[0].reasons.contains(.keepsNutrition(NutritionBounds([.sodium: 600]))))
  }

  @Test func `nutrition bends last, after cuisine, time and the part of the day`() {
    let bounds = NutritionBounds([.sodium: 250])
    let meal = answer(
      Wishes(slot: .dinner, maxMinutes: 20, cuisines: [.thai], nutrition: bounds)
    ).suggestions[0]
    #expect(meal.mealID == "toast")
    #expect(
      meal.relaxations.map(\.change) == [
        .anyCuisine(insteadOf: [.thai]), .moreTime(minutes: 30, insteadOf: 20),
        .anySlot(insteadOf: .dinner),
      ])
  }

  @Test func `when no serving is known to fit, nutrition bends and the others hold again`() {
    let bounds = NutritionBounds([.fibre: 5])
    let answer = answer(Wishes(slot: .dinner, maxMinutes: 30, nutrition: bounds))
    #expect(answer.suggestions[0].mealID == "soup" || answer.suggestions[0].mealID == "mystery")
    #expect(
      answer.suggestions[0].relaxations == [
        Relaxation(change: .anyNutrition(insteadOf: bounds), mealsOpened: 2)
      ])
    #expect(answer.possibleRelaxations == answer.suggestions[0].relaxations)
  }

  @Test func `a limit never bends for nutrition`() {
    let peanuts = Menu.meal(
      "satay", .thai, nutrition: NutritionFacts([.sodium: 1]),
      contents: FoodContents(allergens: AllergenSet([.peanut])))
    let answer = answer(
      Wishes(slot: .dinner, nutrition: NutritionBounds([.sodium: 100])), [peanuts, Self.soup],
      limits: EaterLimits(allergens: AllergenSet([.peanut])))
    #expect(answer.suggestions.map(\.mealID) == ["soup"])
  }

  @Test func `an explanation tells what is too much, too little and not known`() throws {
    let engine = MealSuggester(pool: MealPool([Self.soup, Self.mystery]))
    let bounds = NutritionBounds([.sodium: 600, .protein: 10, .fibre: 5])
    let request = Kitchen.request(wishes: Wishes(nutrition: bounds))
    let soup = try #require(engine.explain("soup", request, history: History()))
    #expect(
      soup.unmetWishes == [
        .anyNutrition(insteadOf: NutritionBounds([.sodium: 600, .fibre: 5]), unknown: [.fibre])
      ])
    #expect(soup.reasons.contains(.keepsNutrition(NutritionBounds([.protein: 10]))))
    let mystery = try #require(engine.explain("mystery", request, history: History()))
    #expect(
      mystery.unmetWishes == [
        .anyNutrition(insteadOf: bounds, unknown: [.sodium, .protein, .fibre])
      ])
  }
}
