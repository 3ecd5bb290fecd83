import CommandKit
import EaterRecord
import Groceries
import Journal
import MealModels
import MealPlan

/// What filling a plan knows of home and the store: what has to be used up, and what meals cost.
struct PlanStock: Sendable {
  /// Foods at home that should be used by a day.
  let expiring: [FoodID: Int]
  /// What meals cost at the chosen store; nil where none is chosen, or it did not answer.
  let costs: CostEstimator?

  /// - Parameter needsCosts: whether there is a budget, so that the store is asked.
  init(_ session: PlanSession, needsCosts: Bool) async throws(CommandError) {
    let pantry = session.stored.pantry
    let shopping = try await session.session.storing { stores async throws(JournalError) in
      try await stores.grocery.state()
    }
    let first = max(session.moment.dayNumber, session.targets.days.lowerBound)
    var expiring: [FoodID: Int] = [:]
    for stock in pantry.expiring(by: session.targets.days.upperBound) {
      guard let food = stock.item.food, let day = stock.item.useBy, day >= first else {
        continue
      }
      expiring[food] = min(day, expiring[food] ?? day)
    }
    self.expiring = expiring
    guard needsCosts, let store = shopping.settings.store else {
      costs = nil
      return
    }
    let retailer = try session.session.retailer(shopping.settings.retailer)
    costs = await Self.costs(at: store, of: retailer, pantry, session)
  }

  private static func costs(
    at store: StoreID, of retailer: RetailerClient, _ pantry: Pantry, _ session: PlanSession
  ) async -> CostEstimator? {
    let (service, foods) = (session.service, session.session.advisor.foods())
    let wishes = service.foodsToBuy(foods).map { food in
      ProductWish(food: food, words: foods.book[food]?.name ?? food.rawValue)
    }
    guard let answer = try? await retailer.products(wishes, store) else { return nil }
    let book = foods.book
    let prices = ShelfPrices(answer.products, measures: { book[$0]?.measures })
    let preferences = session.stored.preferences(at: session.session.now)
    let limits = service.limits(of: preferences)
    let chosen = service.chosenSides(in: preferences)
    return service.costs(
      prices, foods, staples: pantry.staples,
      sides: { service.sides(of: $0, for: limits, chosen: chosen).compactMap(\.served) })
  }
}

extension PlanSession {
  /// The shopping list of the week in which an entry stands.
  func groceries(around entry: PlannedMeal) async throws(CommandError) -> GrocerySession {
    try await GrocerySession(self, days: stored.plan.settings.week(of: entry.slot.day))
  }
}
