import EaterMeals
import Groceries
import MealModels
import MealPlan
import SuggestionEngine

/// Computes the cost of a week's grocery list with another plan, from one answer of a shop.
public struct PlanPricing: Sendable {
  private let days: Range<Int>
  private let stored: StoredState
  private let service: SuggestionService
  private let tools: GroceryTools
  private let retailer: RetailerClient
  private let moment: LocalMoment
  private let shelf: ProductAnswer

  /// Makes a pricing; nil if no shop was asked, or the shop did not answer.
  public init?(
    _ stock: PlanStock, days: Range<Int>, stored: StoredState, service: SuggestionService,
    foods: FoodReference, at retailer: RetailerClient, on moment: LocalMoment
  ) {
    guard let shelf = stock.shelf else { return nil }
    (self.days, self.stored, self.service) = (days, stored, service)
    (self.retailer, self.moment, self.shelf) = (retailer, moment, shelf)
    tools = GroceryTools(foods)
  }

  /// The cost of the week with a plan, compared with its budget.
  public func standing(of plan: Plan, budget: Money?) -> BudgetStanding? {
    let groceries = groceries(of: plan)
    return groceries.standing(groceries.kept(shelf).priced?.total, of: budget)
  }

  /// The cost of the list of the week with a plan; nil if no price is known.
  public func total(of plan: Plan) -> Money? {
    groceries(of: plan).kept(shelf).priced?.total.known
  }

  /// The cost of the week with a plan: to pay, and used up.
  public func cost(of plan: Plan, budget: Money?) -> WeekCost? {
    let groceries = groceries(of: plan)
    return groceries.cost(groceries.kept(shelf), budget: budget)
  }

  private func groceries(of plan: Plan) -> WeekGroceries {
    var stored = stored
    stored.plan = plan
    return WeekGroceries(
      WeekSource(days, stored, service, at: moment), stored: stored, aisles: AisleOrders(),
      service: service, tools: tools, at: retailer, on: moment)
  }
}

extension SuggestionService {
  /// Fills a plan so that the week's list keeps the budget, as far as meals allow.
  ///
  /// The filler counts the packages that meals share, but not the rules for products and not what
  /// was added by hand. If the list costs more than the filler counted, it chooses again with that
  /// much less. It never saves money by planning fewer different dishes. If no plan keeps the
  /// budget, the app shows by how much the list exceeds it.
  ///
  /// - Parameters:
  ///   - limits: the limits of the whole table.
  ///   - standing: returns the cost of the list with the chosen meals; nil if unknown.
  public func fill(
    _ request: FillRequest, for limits: SafeLimits, _ history: History,
    within standing: (FilledPlan) -> BudgetStanding?
  ) -> FilledPlan {
    var best = fill(request, for: limits, history)
    guard best.deadEnd == nil, var least = standing(best) else { return best }
    let (count, variety, budget) = (best.proposals.count, best.variety, least.budget)
    var tighter = request
    var limit = budget.hundredths
    for _ in 0..<Self.mostTries where least.over != nil {
      let uncounted = least.total.hundredths - (best.packages?.hundredths ?? 0)
      let next = best.packages == nil ? limit / 2 : budget.hundredths - uncounted
      // Below half of the budget the filler has given up all that it may.
      limit = max(1, min(limit - 1, max(next, limit / 2)))
      tighter.settings.weeklyBudget = Money(hundredths: limit, budget.currency)
      let other = fill(tighter, for: limits, history)
      guard other.proposals.count == count, other.variety >= variety, let cost = standing(other),
        cost.total.hundredths < least.total.hundredths
      else { break }
      (best, least) = (other, cost)
    }
    // The cost of the list is reported instead.
    best.problems.removeAll { if case .overBudget = $0 { true } else { false } }
    return best
  }

  /// The most further attempts.
  private static let mostTries = 2
}

extension FilledPlan {
  /// The number of different dishes in the proposal.
  fileprivate var variety: Int { Set(proposals.map(\.content)).count }
}
