import MealModels
import MealModelsFixtures
import SeededRandom
import SuggestionEngine
import Testing

@testable import MealPlan

/// What a budget changes in a week, where meals share packages.
@Suite struct PackageSearchTests {
  /// A random shop: what each meal needs of which packages.
  private struct Shop: Sendable {
    var needs: [MealID: [PackageCosts.Need]] = [:]
    var prices: [String: [Float]] = [:]

    /// - Parameter fits: whether each amount can be compared with each product.
    init(_ meals: [Meal], seed: UInt64, fits: Bool = true) {
      var random = SeededGenerator(seed: seed)
      for food in 0..<30 {
        prices["food-\(food)"] = (0..<1 + Int(random.next() % 3)).map { _ in
          Float(150 + random.next() % 700)
        }
      }
      for meal in meals {
        needs[meal.id] = (0..<5).map { _ in
          let food = "food-\(random.next() % 30)"
          let shares = (prices[food] ?? []).map { _ in
            !fits && random.next() % 10 == 0 ? .infinity : Float(1 + random.next() % 60) / 100
          }
          return PackageCosts.Need(food, shares: shares)
        }
      }
    }

    var costs: PackageCosts {
      PackageCosts(needs: { needs[$0] ?? [] }, prices: { prices[$0] ?? [] })
    }

    /// The cost of some cooked meals, counted food by food.
    func cost(of cooked: [(meal: MealID, servings: Int)]) -> Float {
      var shares: [String: [Float]] = [:]
      for (meal, servings) in cooked {
        for need in needs[meal] ?? [] {
          let old = shares[need.food] ?? need.shares.map { _ in 0 }
          shares[need.food] = zip(old, need.shares).map { $0 + Float(servings) * $1 }
        }
      }
      return shares.reduce(0) { sum, food in
        let products = zip(food.value, prices[food.key] ?? [])
        let paid = products.filter(\.0.isFinite).map { ($0 - 0.001).rounded(.up) * $1 }
        return sum + (paid.min() ?? 0)
      }
    }
  }

  private static let foods: [FoodID] = [
    "wheat", "tomato", "salmon", "beef", "egg", "butter", "eggplant", "olive-oil", "bread",
  ]
  private static let cuisines: [Cuisine] = [.italian, .thai, .french, .mexican, .indian]
  private static let meals = (0..<72).map { place in
    let (first, second) = (place % 9, (place % 9 + 1 + place / 9) % 9)
    return Dishes.meal(
      MealID(rawValue: "dish-\(place)"), of: [foods[first], foods[second]],
      cuisine: cuisines[place % cuisines.count], slots: [.breakfast, .lunch, .dinner],
      minutes: 10 + place % 20)
  }

  private func fill(
    _ shop: Shop, seed: UInt64, budget: Int?, people: Int = 2, kept: [PlannedMeal] = []
  ) -> FilledPlan {
    let engine = MealSuggester(pool: MealPool(Self.meals.map(\.summary)))
    let each = SuggestionRequest(moment: LocalMoment(date: dinnerTime), seed: seed)
    let slots = (1...4).flatMap { day in
      [MealSlot.breakfast, .lunch, .dinner].map { PlanSlot.on(day, $0) }
    }
    var settings = PlanSettings(leftoverLunches: 1)
    settings.weeklyBudget = budget.map { Money(hundredths: $0) }
    let request = FillRequest(
      each: each, slots: slots, kept: kept, settings: settings, people: people, packages: shop.costs
    )
    return PlanFiller(engine).fill(request, history: History())
  }

  private func cooked(_ plan: FilledPlan) -> [(meal: MealID, servings: Int)] {
    plan.proposals.compactMap { proposal in
      if case .meal(let meal) = proposal.content { (meal, proposal.servings) } else { nil }
    }
  }

  @Test(
    "A budget costs no meal, no dish and no rule, and never makes the list dearer",
    arguments: 1...20 as ClosedRange<UInt64>)
  func rules(seed: UInt64) {
    let shop = Shop(Self.meals, seed: seed)
    let free = fill(shop, seed: seed, budget: nil)
    let budget = Int(shop.cost(of: cooked(free)) * 0.6)
    let kept = fill(shop, seed: seed, budget: budget)
    #expect(kept.proposals.map(\.slot) == free.proposals.map(\.slot))
    #expect(Set(cooked(kept).map(\.meal)).count == cooked(kept).count)
    #expect(cooked(kept).count >= cooked(free).count)
    #expect(shop.cost(of: cooked(kept)) <= shop.cost(of: cooked(free)))
    func repeats(_ plan: FilledPlan) -> Int {
      plan.problems.count { if case .repeated = $0 { true } else { false } }
    }
    #expect(repeats(kept) <= repeats(free))
  }

  @Test("Within its budget a week stays as it is", arguments: 1...5 as ClosedRange<UInt64>)
  func untouched(seed: UInt64) {
    let shop = Shop(Self.meals, seed: seed)
    let free = fill(shop, seed: seed, budget: nil)
    #expect(fill(shop, seed: seed, budget: 1_000_000).meals == free.meals)
  }

  @Test(
    "The cost that a fill reports is that of its packages",
    arguments: 1...20 as ClosedRange<UInt64>)
  func reported(seed: UInt64) throws {
    let shop = Shop(Self.meals, seed: seed)
    let kept = fill(shop, seed: seed, budget: 3000)
    let reported = try #require(kept.packages)
    #expect(abs(Float(reported.hundredths) - shop.cost(of: cooked(kept))) <= 1)
  }

  @Test("The meals of another week neither cost nor share packages")
  func otherWeeks() throws {
    let shop = Shop(Self.meals, seed: 3)
    let other = Self.meals.suffix(9).enumerated().map { number, meal in
      PlannedMeal(
        id: PlannedMealID(rawValue: "kept-\(number)"), slot: .on(-8, .dinner),
        content: .recipe(meal.id, title: ""))
    }
    let beside = fill(shop, seed: 3, budget: 3000, kept: other)
    let reported = try #require(beside.packages)
    #expect(abs(Float(reported.hundredths) - shop.cost(of: cooked(beside))) <= 1)
  }

  @Test("What was added to the packages and taken out again costs nothing")
  func balance() {
    let shop = Shop(Self.meals, seed: 7, fits: false)
    var ledger = PackageLedger(shop.costs)
    for meal in Self.meals { ledger.add(ledger.needs(of: meal.id), servings: 3) }
    #expect(ledger.total > 0 && ledger.total.isFinite)
    for meal in Self.meals.reversed() { ledger.remove(ledger.needs(of: meal.id), servings: 3) }
    #expect(ledger.total == 0)
  }

  @Test("Amounts that no product can be compared with are never free")
  func uncompared() {
    let costs = PackageCosts(
      needs: {
        $0 == "soup"
          ? [.init("rice", shares: [0.5, .infinity])]
          : [.init("rice", shares: [.infinity, 0.5])]
      },
      prices: { _ in [100, 120] })
    var ledger = PackageLedger(costs)
    ledger.add(ledger.needs(of: "soup"), servings: 1)
    #expect(ledger.total == 100)
    ledger.add(ledger.needs(of: "stew"), servings: 1)
    #expect(ledger.total == 220)
  }
}
