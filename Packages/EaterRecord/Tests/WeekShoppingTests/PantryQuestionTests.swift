import Groceries
import MealModels
import SuggestionEngine
import Testing

@testable import EaterMeals
@testable import WeekShopping

/// What is at home makes meals more welcome, and nothing else.
@Suite struct PantryQuestionTests {
  private let service = SuggestionService.bundled
  private let evening = LocalMoment("2026-05-12T18:30") ?? LocalMoment(date: .distantPast)

  private func stored(_ events: [PantryEvent]) -> StoredState {
    var stored = StoredState()
    for event in events { stored.stock(event) }
    return stored
  }

  private func item(_ food: FoodID, useBy days: Int? = nil) -> PantryEvent {
    .stocked(
      PantryItem(
        id: PantryItemID(rawValue: "\(food)-\(days ?? 99)"), food: food, name: food.rawValue,
        useBy: days.map { evening.dayNumber + $0 }))
  }

  private func request(
    _ events: [PantryEvent], seed: UInt64 = 7,
    surroundings: SuggestionContext = SuggestionContext(country: "US")
  ) throws -> SuggestionRequest {
    let stored = stored(events)
    return service.request(
      stored, for: try service.safeLimits(of: stored, at: evening.date), at: evening, count: 3,
      seed: seed, surroundings: surroundings)
  }

  @Test(
    arguments: [
      [], [.staple("olive-oil", true), .staple("olive-oil", false)],
      [.stocked(PantryItem(id: "a", food: "spinach", name: "old", useBy: 20_584))],
      [
        .stocked(PantryItem(id: "a", food: "spinach", name: "gone")),
        .changed("a", .isRemoved(true)),
      ],
      [
        .stocked(
          PantryItem(
            id: "a", food: "spinach", name: "used up",
            amount: ListAmount(.exactly(.one), .kilogram))),
        .changed("a", .counted(ListAmount(.exactly(.zero), .kilogram), count: 1)),
      ],
    ] as [[PantryEvent]])
  func
    `with nothing at home, or nothing that is still good, the answers are those without a pantry`(
      events: [PantryEvent]
    ) throws
  {
    for seed in 1...20 as ClosedRange<UInt64> {
      let (asked, without) = (try request(events, seed: seed), try request([], seed: seed))
      #expect(asked.wishes.atHome.isEmpty && asked.wishes.useBy.isEmpty)
      #expect(asked.wishes == without.wishes)
      #expect(
        service.engine.suggest(asked, history: History())
          == service.engine.suggest(without, history: History()))
    }
  }

  @Test func `a food at home counts as itself and its kinds, with its earliest last day`() throws {
    let wishes = try request([
      item("chicken", useBy: 2), item("chicken", useBy: 4), item("spinach", useBy: -1),
      item("rice"), .staple("olive-oil", true),
    ]).wishes
    #expect(wishes.atHome.isSuperset(of: ["chicken", "chicken-breast", "rice", "olive-oil"]))
    #expect(!wishes.atHome.contains("spinach") && wishes.useBy["rice"] == nil)
    #expect(wishes.useBy["chicken-breast"] == evening.dayNumber + 2)
  }

  @Test func `nothing of pantry or shopping takes the place of what another keeper tells`() throws {
    var stored = StoredState()
    stored.kitchen = KitchenFacts(foods: { _ in [FoodAtHome("rice")] }, standIns: { _ in [] })
    #expect(stored.pantry == Pantry() && stored.shopping == Shopping())
    let limits = try service.safeLimits(of: stored, at: evening.date)
    let request = service.request(stored, for: limits, at: evening, count: 1, seed: 7)
    #expect(request.wishes.atHome.contains("rice"))
    let (pantry, shopping): (AnyKeyPath, AnyKeyPath) = (
      \StoredState.pantry, \StoredState.shopping
    )
    #expect(!(pantry is WritableKeyPath<StoredState, Pantry>))
    #expect(!(shopping is WritableKeyPath<StoredState, Shopping>))
  }

  @Test func `foods that other sources report at home count beside the pantry`() throws {
    let request = try request(
      [item("rice")], surroundings: SuggestionContext(foodsAtHome: ["egg"]))
    #expect(request.wishes.atHome.isSuperset(of: ["rice", "egg"]))
  }

  @Test func `food with the earliest last day is suggested more often, with that reason`() throws {
    func share(_ events: [PantryEvent]) throws -> Double {
      let answers = try (1...60 as ClosedRange<UInt64>).map { seed in
        service.engine.suggest(try request(events, seed: seed), history: History()).suggestions[0]
      }
      for answer in answers {
        let foods = service.catalog.summary(answer.mealID)?.traits.mainFoods ?? []
        for case .usesInTime(let named, let day) in answer.reasons {
          #expect(day == evening.dayNumber && !named.isEmpty && Set(named).isSubset(of: foods))
        }
      }
      return Double(answers.count { service.uses("spinach", $0.mealID) }) / 60
    }
    let (never, keeps, today) = (
      try share([]), try share([item("spinach")]), try share([item("spinach", useBy: 0)])
    )
    #expect(never < today && keeps < today, "\(never) \(keeps) \(today)")
  }

  @Test(
    arguments: [
      EaterLimits(allergens: AllergenSet([.fish, .crustacean, .peanut])),
      EaterLimits(diets: .vegan), EaterLimits(diets: .glutenFree),
    ])
  func `a limit holds even if food must be used up`(limits: EaterLimits) throws {
    let home: [FoodID] = ["salmon", "shrimp", "peanut", "beef", "milk", "pasta", "bread"]
    for seed in 1...40 as ClosedRange<UInt64> {
      var request = try request(home.map { item($0, useBy: 0) }, seed: seed)
      request.limits = limits
      for suggestion in service.engine.suggest(request, history: History()).suggestions {
        let meal = try #require(service.catalog.meal(suggestion.mealID))
        #expect(limits.admits(meal.facts), "\(meal.id)")
      }
    }
  }
}

extension SuggestionService {
  /// Whether a food, or a kind of it, is a main food of a meal.
  fileprivate func uses(_ food: FoodID, _ meal: MealID) -> Bool {
    let kinds = choice.kinds(of: [food]) { foods }[food] ?? []
    return !kinds.isDisjoint(with: catalog.summary(meal)?.traits.mainFoods ?? [])
  }
}
