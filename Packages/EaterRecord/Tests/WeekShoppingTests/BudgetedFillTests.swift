import DemoGrocer
import EaterMeals
import FoodFacts
import Groceries
import MealCatalog
import MealModels
import MealPlan
import Preferences
import SuggestionEngine
import Synchronization
import Testing
import WeekShopping

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What a budget changes in a filled week, at the shop that comes with the app.
@Suite struct BudgetedFillTests {
  private static let monday = LocalMoment("2026-11-30T07:00") ?? LocalMoment(date: .distantPast)
  private static let week = monday.dayNumber..<(monday.dayNumber + 7)
  private static let service = SuggestionService.bundled

  /// A filled week, and what its list costs.
  private struct Filled {
    var plan: Plan
    var dishes: Int
    var cost: WeekCost
  }

  private func stored(people: Int, budget: Int?) -> StoredState {
    var stored = StoredState()
    stored.settings.wasRead = true
    for name in ["Mara", "Ida", "Ben"].prefix(people - 1) {
      stored.preferences.apply(.seating(name))
    }
    if let budget {
      stored.plan.apply(.set(.weeklyBudget(Money(hundredths: budget * 100))))
    }
    stored.shop(.set(.store("kroger-1234")))
    return stored
  }

  private func shop() -> RetailerClient {
    .demo(DemoRetailer(), now: { Self.monday.date })
  }

  private func pricing(
    _ stored: StoredState
  ) async throws -> (stock: PlanStock, pricing: PlanPricing) {
    let shop = shop()
    let stock = await PlanStock(
      Self.week, stored: stored, service: Self.service, foods: .culinary, at: Self.monday,
      asking: shop)
    let pricing = try #require(
      PlanPricing(
        stock, days: Self.week, stored: stored, service: Self.service, foods: .culinary, at: shop,
        on: Self.monday))
    return (stock, pricing)
  }

  private func fill(
    people: Int, budget: Int?, seed: UInt64
  ) async throws -> Filled {
    var stored = stored(people: people, budget: budget)
    let (stock, pricing) = try await pricing(stored)
    let limits = try Self.service.safeLimits(of: stored, at: Self.monday.date)
    let filling = WeekFilling(
      Self.week, stored: stored, for: limits, service: Self.service, stock: stock,
      at: Self.monday, seed: seed
    ).request
    func proposed(_ filled: FilledPlan) -> ProposedEntries? {
      let count = Mutex(0)
      return try? ProposedEntries(
        filled, replaced: [], people: people, in: stored.plan, title: { $0.rawValue },
        newID: {
          count.withLock { count in
            count += 1
            return PlannedMealID(rawValue: "e\(count)")
          }
        })
    }
    let filled = Self.service.fill(
      filling, for: limits, stored.history,
      within: { filled in
        proposed(filled).flatMap {
          pricing.standing(of: $0.plan, budget: stored.planSettings.weeklyBudget)
        }
      })
    let entries = try #require(proposed(filled))
    stored.plan = entries.plan
    let cost = try #require(
      pricing.cost(of: stored.plan, budget: stored.planSettings.weeklyBudget))
    let dishes = Set(stored.plan.entries.compactMap(\.content.recipe)).count
    return Filled(plan: stored.plan, dishes: dishes, cost: cost)
  }

  @Test("A budget makes the list cheaper without fewer dishes", arguments: [(1, 60), (3, 150)])
  func cheaper(people: Int, budget: Int) async throws {
    for seed in 1...2 as ClosedRange<UInt64> {
      let free = try await fill(people: people, budget: nil, seed: seed)
      let kept = try await fill(people: people, budget: budget, seed: seed)
      #expect(kept.dishes >= free.dishes)
      #expect(kept.cost.toPay.hundredths < free.cost.toPay.hundredths)
    }
  }

  @Test(
    "A fill keeps a budget that dishes of shared packages can keep",
    arguments: [(1, 75), (2, 100), (3, 150), (4, 160)])
  func kept(people: Int, budget: Int) async throws {
    for seed in 1...3 as ClosedRange<UInt64> {
      let kept = try await fill(people: people, budget: budget, seed: seed)
      let standing = try #require(kept.cost.standing)
      #expect(standing.over == nil, "\(standing.total.hundredths) of \(budget) with seed \(seed)")
      // Two lunches may be leftovers; every other meal is another dish.
      #expect(kept.dishes >= 19)
    }
  }

  @Test("What is used up costs no more than what is paid, and nothing unknown is zero")
  func figures() async throws {
    let free = try await fill(people: 2, budget: nil, seed: 1)
    #expect(free.cost.used.hundredths > 0)
    #expect(free.cost.used.hundredths <= free.cost.toPay.hundredths)
  }

  @Test("Each change that is proposed saves what it says, and keeps the limits")
  func savings() async throws {
    var stored = stored(people: 2, budget: 20)
    stored.preferences.apply(.toggling("milk", isOn: true, of: .allergies))
    stored.plan = try await fill(people: 2, budget: nil, seed: 3).plan
    let (stock, pricing) = try await pricing(stored)
    let limits = try Self.service.safeLimits(of: stored, at: Self.monday.date)
    let savings = Self.service.savings(
      in: Self.week, stored, for: limits, stock: stock, pricing: pricing, at: Self.monday)
    #expect((1...3).contains(savings.count))
    let total = try #require(pricing.total(of: stored.plan))
    for saving in savings {
      let meal = try #require(Self.service.catalog.meal(saving.meal))
      #expect(limits.admits(meal.facts))
      let other = stored.plan.applying([
        .changed(saving.entry, .content(.recipe(saving.meal, title: "")))
      ])
      #expect(
        pricing.total(of: other)?.hundredths == total.hundredths - saving.saved.hundredths)
    }
    #expect(savings == savings.sorted { $0.saved.hundredths > $1.saved.hundredths })
  }
}
