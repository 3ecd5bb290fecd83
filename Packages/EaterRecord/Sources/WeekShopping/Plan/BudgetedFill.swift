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
    var best: (plan: FilledPlan, cost: BudgetStanding)?
    var tries = 0
    let last = fill(request, for: limits, history) { plan in
      guard plan.deadEnd == nil, let cost = standing(plan), let packages = plan.packages else {
        return nil
      }
      if best.map({ $0.cost.total.hundredths > cost.total.hundredths }) ?? true {
        best = (plan, cost)
      }
      tries += 1
      guard cost.over != nil, tries <= Self.mostTries else { return nil }
      // The list also has what was added by hand, and follows the rules for products.
      let uncounted = cost.total.hundredths - packages.hundredths
      let limit = cost.budget.hundredths - max(uncounted, 0) * tries
      return Money(hundredths: max(limit, cost.budget.hundredths / 2), cost.budget.currency)
    }
    guard var plan = best?.plan else { return last }
    // The cost of the list is reported instead.
    plan.problems.removeAll { if case .overBudget = $0 { true } else { false } }
    return plan
  }

  /// The most further attempts.
  private static let mostTries = 3
}
