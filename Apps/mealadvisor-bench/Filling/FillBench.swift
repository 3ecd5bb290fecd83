import DemoGrocer
import EaterRecord
import FoodFacts
import Groceries
import MealCatalog
import MealModels
import MealPlan
import Preferences
import SuggestionEngine

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Compares the list of a filled week with its budget, at the shop that comes with the app.
///
/// It fills fifteen weeks: five budgets for each of three households. The fill counts whole
/// packages, and so does the list.
struct FillBench {
  /// The most processor time for one fill in milliseconds, once the shop has answered.
  static let limit = 1500.0
  /// The share of the least budget of a household that its list may cost: no week for it may exist.
  static let leastBound = 1.1

  /// The budgets of a household in dollars.
  private struct Household {
    var people: Int
    var budgets: [Int]
  }

  /// The first budget of each household is about the least that nineteen dishes cost.
  ///
  /// Where no week keeps it, the app says by how much the list is above it.
  private static let households = [
    Household(people: 1, budgets: [60, 75, 100, 150, 200]),
    Household(people: 2, budgets: [80, 100, 150, 200, 300]),
    Household(people: 4, budgets: [120, 150, 200, 300, 400]),
  ]

  /// Parses the arguments; throws `usage` if there are any.
  init(_ words: [String]) throws(BenchError) {
    guard words.isEmpty else { throw .usage }
  }

  /// Runs the measurements, which take some seconds.
  func findings() async throws(BenchError) -> [BenchResult] {
    var (findings, times, repeats): ([BenchResult], [Double], [Double]) = ([], [], [])
    for household in Self.households {
      for budget in household.budgets {
        showProgress("a week of \(household.people) for $\(budget)")
        guard
          let week = await BenchWeek(
            people: household.people, budget: budget, seed: UInt64(findings.count))
        else { throw .wrongResult("the shop does not answer") }
        let start = ProcessorClock.microseconds
        let filled = week.filled()
        times.append((ProcessorClock.microseconds - start) / 1000)
        let again = ProcessorClock.microseconds
        _ = week.filled()
        repeats.append((ProcessorClock.microseconds - again) / 1000)
        guard let total = filled.flatMap(week.total), let dishes = filled?.dishes else {
          throw .wrongResult("the cost of a week is unknown")
        }
        findings.append(
          BenchResult(
            name: "\(household.people) at the table, \(dishes) dishes",
            value: Double(total.hundredths) / 100, unit: "$",
            peer: .init(name: "budget", value: Double(budget)),
            bound: budget == household.budgets.first ? Self.leastBound : 1))
      }
    }
    let time = BenchResult(
      name: "a fill of 21 meals within a budget", value: times.median, unit: "ms",
      peer: .init(name: "limit", value: Self.limit), bound: 1)
    let again = BenchResult(
      name: "the same with the costs of meals known", value: repeats.median, unit: "ms")
    return findings + [time, again]
  }
}

/// A household with a budget and an empty week, and the prices of its shop.
private struct BenchWeek {
  private static let monday = LocalMoment("2026-11-30T07:00") ?? LocalMoment(date: .distantPast)
  private static let days = monday.dayNumber..<(monday.dayNumber + 7)
  private static let service = SuggestionService(catalog: .bundled)
  private let stored: StoredState
  private let limits: SafeLimits
  private let request: FillRequest
  private let pricing: PlanPricing

  init?(people: Int, budget: Int, seed: UInt64) async {
    var stored = StoredState()
    stored.settings.wasRead = true
    for number in 1..<people { stored.preferences.apply(.seating("Eater \(number)")) }
    stored.plan.apply(.set(.weeklyBudget(Money(hundredths: budget * 100))))
    var shopping = Shopping()
    shopping.apply(.set(.store("kroger-1234")))
    stored.kitchen = KitchenFacts(pantry: Pantry(), shopping: shopping)
    let shop = RetailerClient.demo(DemoRetailer(), now: { Self.monday.date })
    let stock = await PlanStock(
      Self.days, stored: stored, service: Self.service, foods: .culinary, at: Self.monday,
      asking: shop)
    guard let limits = try? Self.service.safeLimits(of: stored, at: Self.monday.date),
      let pricing = PlanPricing(
        stock, days: Self.days, stored: stored, service: Self.service, foods: .culinary, at: shop,
        on: Self.monday)
    else { return nil }
    (self.stored, self.limits, self.pricing) = (stored, limits, pricing)
    request =
      WeekFilling(
        Self.days, stored: stored, for: limits, service: Self.service, stock: stock,
        at: Self.monday, seed: seed
      ).request
  }

  /// The plan with the week filled within the budget; nil if a meal cannot be added.
  func filled() -> Plan? {
    proposed(
      Self.service.fill(
        request, for: limits, stored.history,
        within: { filled in
          proposed(filled).flatMap {
            pricing.standing(of: $0, budget: stored.planSettings.weeklyBudget)
          }
        }))
  }

  /// The cost of the list of a plan.
  func total(of plan: Plan) -> Money? { pricing.total(of: plan) }

  private func proposed(_ filled: FilledPlan) -> Plan? {
    try? ProposedEntries(
      filled, replaced: [], people: request.people, in: stored.plan, title: { $0.rawValue },
      newID: { PlannedMealID(rawValue: UUID().uuidString) }
    ).plan
  }
}

extension Plan {
  /// The number of different dishes.
  fileprivate var dishes: Int { Set(entries.compactMap(\.content.recipe)).count }
}
