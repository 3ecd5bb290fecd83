import MealModels
import MealModelsFixtures
import SeededRandom
import SuggestionEngine
import Testing

@Suite struct SafetyTests {
  /// Asks each food of a meal by itself, without masks and without the engine's code.
  private func isSafe(_ meal: Meal, for limits: EaterLimits) -> Bool {
    for ingredient in meal.recipe.ingredients {
      guard let id = ingredient.food, Dishes.book[id] != nil else {
        if limits.diets.isEmpty, limits.allergens.isEmpty, limits.allergyFoods.isEmpty { continue }
        return false
      }
      for ancestor in [id] + Array(Dishes.book.lineage(of: id)) {
        guard limits.allergyFoods.union(limits.dislikedFoods).contains(ancestor) == false
        else { return false }
      }
      guard let contents = Dishes.book.contents(of: id) else { return false }
      for allergen in limits.allergens.allergens
      where contents.allergens.contains(allergen) || contents.possible.contains(allergen)
        || contents.traces.contains(allergen) && !limits.acceptedTraces.contains(allergen)
        || allergen == .wheat && !limits.acceptedTraces.contains(.wheat)
          && contents.allergens.union(contents.traces).contains(.gluten)
      { return false }
    }
    return limits.diets.diets.allSatisfy(meal.facts.contents.fits)
  }

  @Test func `no suggestion breaks a limit, with any wishes and history`() {
    var random = SeededGenerator(seed: 2026)
    var history = History()
    for round in 0..<5000 {
      let limits = EaterLimits(
        diets: DietSet(Diet.allCases.filter { _ in Int.random(in: 0..<6, using: &random) == 0 }),
        allergens: AllergenSet(
          Allergen.allCases.filter { _ in Int.random(in: 0..<12, using: &random) == 0 }),
        acceptedTraces: AllergenSet(
          Allergen.allCases.filter { _ in Int.random(in: 0..<3, using: &random) == 0 }),
        allergies: Dishes.foods.map(\.id)
          .filter { _ in Int.random(in: 0..<20, using: &random) == 0 }
          .map { FoodAllergy(to: $0, in: Dishes.book) },
        dislikes: Dishes.foods.map(\.id)
          .filter { _ in Int.random(in: 0..<20, using: &random) == 0 }
          .map { FoodDislike(of: $0, in: Dishes.book) })
      let wishes = Wishes(
        slot: MealSlot.allCases.randomElement(using: &random),
        maxMinutes: Bool.random(using: &random) ? Int.random(in: 1...60, using: &random) : nil,
        cuisines: Set(Cuisine.allCases.filter { _ in Int.random(in: 0..<9, using: &random) == 0 }))
      let request = Kitchen.request(
        limits: limits, wishes: wishes, count: 3, seed: random.next(), after: Double(round) / 3)
      let answer = Kitchen.engine.suggest(request, history: history)
      for suggestion in answer.suggestions {
        let meal = Kitchen.meal(suggestion.mealID)
        #expect(meal.map { isSafe($0, for: limits) } == true)
        history.apply(HistoryEvent(.suggested, suggestion.mealID), at: request.moment.date)
      }
      // Never a dead end while any safe meal exists.
      let isAnySafe = Kitchen.meals.contains { isSafe($0, for: limits) }
      #expect(answer.suggestions.isEmpty == !isAnySafe)
      #expect((answer.deadEnd == nil) == isAnySafe)
    }
  }

  @Test func `a dead end names limits that are all needed for it`() throws {
    let limits = EaterLimits(
      diets: DietSet([.vegan, .keto]), allergens: AllergenSet([.soy]),
      dislikes: [.asNamed("tomato"), .asNamed("honey")])
    let answer = Kitchen.engine.suggest(Kitchen.request(limits: limits), history: History())
    #expect(
      answer.deadEnd
        == .limits([.dislike("tomato"), .diet(.vegan), .diet(.keto)], withoutDislikes: 2))
  }

  @Test func `accepted traces are no reason for a dead end, and none to claim their absence`() {
    let oats = Dishes.meal("porridge", of: ["oats"]).summary
    let engine = MealSuggester(pool: MealPool([oats]))
    let gluten = AllergenSet([.gluten])
    let vegan = DietSet([.vegan, .keto])
    let strict = EaterLimits(allergens: gluten)
    let accepting = EaterLimits(allergens: gluten, acceptedTraces: gluten)
    let blocked = EaterLimits(diets: vegan, allergens: gluten, acceptedTraces: gluten)
    func answer(_ limits: EaterLimits) -> SuggestionAnswer {
      engine.suggest(Kitchen.request(limits: limits), history: History())
    }
    #expect(answer(strict).deadEnd == .limits([.contains(.gluten)], withoutDislikes: 0))
    #expect(answer(accepting).suggestions.map(\.mealID) == ["porridge"])
    #expect(!answer(accepting).suggestions.flatMap(\.reasons).contains(.freeOf([.gluten])))
    #expect(answer(blocked).deadEnd == .limits([.diet(.keto)], withoutDislikes: 0))
  }

  @Test func `an empty catalogue is its own dead end`() {
    let engine = MealSuggester(pool: MealPool([]))
    let answer = engine.suggest(Kitchen.request(), history: History())
    #expect(answer.deadEnd == .emptyCatalog)
  }
}
