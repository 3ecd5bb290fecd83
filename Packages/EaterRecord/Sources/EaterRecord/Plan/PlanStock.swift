import FoodFacts
import Groceries
import MealModels
import MealPlan

/// What filling a plan knows of home and the store: what has to be used up, and what meals cost.
public struct PlanStock: Sendable {
  /// Foods at home that should be used by a day.
  public let expiring: [FoodID: Int]
  /// What meals cost at the chosen store; nil where none is chosen, or it did not answer.
  public let costs: CostEstimator?
  /// What the chosen store told of all that meals need; nil where it was not asked, or did not answer.
  let shelf: ProductAnswer?

  /// Looks into the pantry, and asks the chosen store.
  ///
  /// - Parameters:
  ///   - days: the days that are planned.
  ///   - stored: what is stored, with what is known of shopping.
  ///   - retailer: who is asked for prices; nil where nobody needs to know them.
  public init(
    _ days: Range<Int>, _ stored: StoredState, _ service: SuggestionService,
    _ foods: FoodReference, at moment: LocalMoment, asking retailer: RetailerClient? = nil
  ) async {
    let first = max(moment.dayNumber, days.lowerBound)
    var expiring: [FoodID: Int] = [:]
    for stock in stored.pantry.expiring(by: days.upperBound) {
      guard let food = stock.item.food, let day = stock.item.useBy, day >= first else {
        continue
      }
      expiring[food] = min(day, expiring[food] ?? day)
    }
    self.expiring = expiring
    guard let retailer, let store = stored.shopping.settings.store else {
      (costs, shelf) = (nil, nil)
      return
    }
    let answer = await service.shelf(at: store, of: retailer, foods)
    shelf = answer
    costs = answer.map { service.costs(by: $0, stored, foods, on: moment) }
  }
}

extension SuggestionService {
  /// What a store sells of all that meals need, at its prices of now; nil where it does not answer.
  func shelf(
    at store: StoreID, of retailer: RetailerClient, _ foods: FoodReference
  ) async -> ProductAnswer? {
    let wishes = foodsToBuy(foods).map { food in
      ProductWish(food: food, words: foods.book[food]?.name ?? food.rawValue)
    }
    return try? await retailer.products(wishes, store)
  }

  /// What meals cost at a store by its prices of now; nil where it does not answer.
  func costs(
    at store: StoreID, of retailer: RetailerClient, _ stored: StoredState,
    _ foods: FoodReference, on moment: LocalMoment
  ) async -> CostEstimator? {
    await shelf(at: store, of: retailer, foods).map { costs(by: $0, stored, foods, on: moment) }
  }

  /// What meals cost by what a store told.
  func costs(
    by answer: ProductAnswer, _ stored: StoredState, _ foods: FoodReference,
    on moment: LocalMoment
  ) -> CostEstimator {
    let book = foods.book
    let prices = ShelfPrices(answer.products, measures: { book[$0]?.measures })
    let preferences = stored.preferences(at: moment.date)
    let limits = limits(of: preferences)
    let chosen = chosenSides(in: preferences)
    return costs(
      prices, foods, staples: stored.pantry.staples,
      sides: { sides(of: $0, for: limits, chosen: chosen).compactMap(\.served) })
  }
}
