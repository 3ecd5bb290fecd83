import Groceries
import MealModels
import SuggestionEngine
import Testing

@testable import EaterRecord

/// What is at home makes meals more welcome, and nothing else.
@Suite struct PantryQuestionTests {
  private let service = SuggestionService.bundled
  private let evening = LocalMoment("2026-05-12T18:30") ?? LocalMoment(date: .distantPast)

  private func stored(_ events: [PantryEvent]) -> StoredState {
    var stored = StoredState()
    for event in events { stored.pantry.apply(event) }
    return stored
  }

  private func item(_ food: FoodID, useBy days: Int? = nil) -> PantryEvent {
    .stocked(
      PantryItem(
        id: PantryItemID(rawValue: "\(food)-\(days ?? 99)"), food: food, name: food.rawValue,
        useBy: days.map { evening.dayNumber + $0 }))
  }

  private func request(_ events: [PantryEvent], seed: UInt64 = 7) -> SuggestionRequest {
    service.request(
      stored(events), at: evening, count: 3, seed: seed, surroundings: Surroundings(country: "US"))
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
    )
  {
    for seed in 1...20 as ClosedRange<UInt64> {
      let (asked, without) = (request(events, seed: seed), request([], seed: seed))
      #expect(asked.wishes.atHome.isEmpty && asked.wishes.useBy.isEmpty)
      #expect(asked.wishes == without.wishes)
      #expect(
        service.engine.suggest(asked, history: History())
          == service.engine.suggest(without, history: History()))
    }
  }

  @Test func `what is at home counts as itself and its kinds, by the first of its days`() {
    let wishes = request([
      item("chicken", useBy: 2), item("chicken", useBy: 4), item("spinach", useBy: -1),
      item("rice"), .staple("olive-oil", true),
    ]).wishes
    #expect(wishes.atHome.isSuperset(of: ["chicken", "chicken-breast", "rice", "olive-oil"]))
    #expect(!wishes.atHome.contains("spinach") && wishes.useBy["rice"] == nil)
    #expect(wishes.useBy["chicken-breast"] == evening.dayNumber + 2)
  }

  @Test func `what others say is at home counts beside the pantry`() {
    let request = service.request(
      stored([item("rice")]), at: evening, count: 1, seed: 7,
      surroundings: Surroundings(foodsAtHome: ["egg"]))
    #expect(request.wishes.atHome.isSuperset(of: ["rice", "egg"]))
  }

  @Test func `what must be eaten soonest is suggested more, and the reason says so`() throws {
    func share(_ events: [PantryEvent]) -> Double {
      let answers = (1...60 as ClosedRange<UInt64>).map { seed in
        service.engine.suggest(request(events, seed: seed), history: History()).suggestions[0]
      }
      for answer in answers {
        let foods = service.catalog.summary(answer.meal)?.traits.mainFoods ?? []
        for case .usesInTime(let named, let day) in answer.reasons {
          #expect(day == evening.dayNumber && !named.isEmpty && Set(named).isSubset(of: foods))
        }
      }
      return Double(answers.count { service.uses("spinach", $0.meal) }) / 60
    }
    let (never, keeps, today) = (
      share([]), share([item("spinach")]), share([item("spinach", useBy: 0)])
    )
    #expect(never < today && keeps < today, "\(never) \(keeps) \(today)")
  }

  @Test(
    arguments: [
      EaterLimits(allergens: AllergenSet([.fish, .crustacean, .peanut])),
      EaterLimits(diets: .vegan), EaterLimits(diets: .glutenFree),
    ])
  func `a limit holds whatever must be eaten`(limits: EaterLimits) throws {
    let home: [FoodID] = ["salmon", "shrimp", "peanut", "beef", "milk", "pasta", "bread"]
    for seed in 1...40 as ClosedRange<UInt64> {
      var request = request(home.map { item($0, useBy: 0) }, seed: seed)
      request.limits = limits
      for suggestion in service.engine.suggest(request, history: History()).suggestions {
        let meal = try #require(service.catalog.meal(suggestion.meal))
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
