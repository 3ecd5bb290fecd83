import EaterMeals
import Groceries
import MealModels
import MealPlan

/// The facts about home and shop for filling a plan: food to use up, and the costs of meals.
public struct PlanStock: Sendable {
  /// Foods at home with the day by which to use them.
  public let expiring: [FoodID: Int]
  /// The costs of meals at the chosen shop; nil if no shop is chosen, or it did not answer.
  public let costs: CostEstimator?
  /// The packages of the chosen shop, and what of them is at home; nil as for the costs.
  public let packages: PackageCosts?
  /// The chosen shop's answer for everything that meals need; nil if it was not asked, or did not
  /// answer.
  let shelf: ProductAnswer?

  /// Reads the pantry, and asks the chosen shop.
  ///
  /// - Parameters:
  ///   - days: the planned days.
  ///   - stored: the stored state, including shopping.
  ///   - retailer: the retailer to ask for prices; nil if they are not needed.
  public init(
    _ days: Range<Int>, stored: StoredState, service: SuggestionService, foods: FoodReference,
    at moment: LocalMoment, asking retailer: RetailerClient? = nil
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
      (costs, packages, shelf) = (nil, nil, nil)
      return
    }
    let answer = await service.shelf(at: store, of: retailer, foods)
    shelf = answer
    let shop = answer.map { service.shop(by: $0, stored, foods, on: moment) }
    costs = shop?.costs
    packages = shop?.packages
  }
}

extension SuggestionService {
  /// A shop's products for everything that meals need, at the present prices; nil if it does not
  /// answer.
  func shelf(
    at store: StoreID, of retailer: RetailerClient, _ foods: FoodReference
  ) async -> ProductAnswer? {
    let wishes = foodsToBuy(foods).map { food in
      ProductWish(food: food, words: foods.book[food]?.name ?? food.rawValue)
    }
    return try? await retailer.products(wishes, store)
  }

  /// The costs of meals at the present prices of a shop; nil if it does not answer.
  func costs(
    at store: StoreID, of retailer: RetailerClient, _ stored: StoredState,
    _ foods: FoodReference, on moment: LocalMoment
  ) async -> CostEstimator? {
    await shelf(at: store, of: retailer, foods).map {
      shop(by: $0, stored, foods, on: moment).costs
    }
  }

  /// The costs and packages of meals at the prices in a shop's answer.
  func shop(
    by answer: ProductAnswer, _ stored: StoredState, _ foods: FoodReference,
    on moment: LocalMoment
  ) -> (costs: CostEstimator, packages: PackageCosts) {
    let book = foods.book
    let prices = ShelfPrices(answer.products, measures: { book[$0]?.measures })
    let preferences = stored.preferences(at: moment.date)
    let limits = limits(of: preferences)
    let chosen = chosenSides(in: preferences)
    let known = baskets(
      prices, foods, staples: stored.pantry.staples,
      sides: { sides(of: $0, for: limits, chosen: chosen).compactMap(\.served) })
    let home = stored.pantry.stock.compactMap { stock -> PackageCosts.Need? in
      guard let food = stock.item.food, let amount = stock.item.amount else { return nil }
      return prices.need(
        of: ListItem(id: "home", name: stock.item.name, food: food, amounts: [amount]))
    }
    return (
      CostEstimator { meal, servings in known.cost(of: meal, servings: servings) },
      PackageCosts(home: home, needs: { known.basket(of: $0).needs }, prices: prices.packages)
    )
  }
}
