import FoodFacts
import Groceries
import MealModels
import MealPlan
import SuggestionEngine

/// What the grocery list of a week would cost with another plan, at what a store told once.
public struct PlanPricing: Sendable {
  private let days: Range<Int>
  private let stored: StoredState
  private let service: SuggestionService
  private let tools: GroceryTools
  private let retailer: RetailerClient
  private let moment: LocalMoment
  private let shelf: ProductAnswer

  /// Makes a pricing; nil where no store was asked, or it did not answer.
  public init?(
    _ stock: PlanStock, _ days: Range<Int>, _ stored: StoredState, _ service: SuggestionService,
    _ foods: FoodReference, at retailer: RetailerClient, on moment: LocalMoment
  ) {
    guard let shelf = stock.shelf else { return nil }
    (self.days, self.stored, self.service) = (days, stored, service)
    (self.retailer, self.moment, self.shelf) = (retailer, moment, shelf)
    tools = GroceryTools(foods)
  }

  /// What the week costs with a plan beside its budget.
  public func standing(of plan: Plan, budget: Money?) -> BudgetStanding? {
    var stored = stored
    stored.plan = plan
    let groceries = WeekGroceries(
      WeekSource(days, stored, service, at: moment), stored, AisleOrders(), service, tools,
      at: retailer, on: moment)
    return groceries.standing(groceries.kept(shelf).priced?.total, of: budget)
  }
}

extension SuggestionService {
  /// Fills a plan so that the list of its week holds the budget, as far as meals can do that.
  ///
  /// The filler counts what meals use, and a list has whole packages. So where the list of what it chose
  /// costs more, it chooses again with half as much to spend, and the plan with the cheapest list is kept.
  /// A plan with fewer different dishes is never taken to save money: where no plan holds the budget, the
  /// eater is told by how much the list is above it.
  ///
  /// - Parameter standing: what the list costs with what was chosen; nil where nobody knows.
  public func fill(
    _ request: FillRequest, _ history: History,
    within standing: (FilledPlan) -> BudgetStanding?
  ) -> FilledPlan {
    var best = fill(request, history)
    guard best.deadEnd == nil, var least = standing(best) else { return best }
    let (count, variety, budget) = (best.proposals.count, best.variety, least.budget)
    var tighter = request
    var limit = budget.hundredths
    for _ in 0..<Self.mostTries where least.over != nil {
      limit = max(1, limit / 2)
      tighter.settings.weeklyBudget = Money(hundredths: limit, budget.currency)
      let other = fill(tighter, history)
      guard other.proposals.count == count, other.variety >= variety, let cost = standing(other)
      else { break }
      if cost.total.hundredths < least.total.hundredths { (best, least) = (other, cost) }
    }
    // What the list costs is told instead.
    best.problems.removeAll { if case .overBudget = $0 { true } else { false } }
    return best
  }

  /// How often it is chosen again.
  private static let mostTries = 4
}

extension FilledPlan {
  /// How many different dishes it proposes.
  fileprivate var variety: Int { Set(proposals.map(\.content)).count }
}
