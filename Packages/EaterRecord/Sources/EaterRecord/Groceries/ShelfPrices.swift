import Groceries
import MealModels
import MealPlan

/// What amounts of foods cost by the price of a gram, a millilitre or a piece of the cheapest product
/// that a store sells of each.
///
/// A share of a package costs that share of its price, so that a meal costs what it uses and not what
/// has to be bought for it. What nobody knows stays unknown.
public struct ShelfPrices: Sendable {
  private let products: [FoodID: [Product]]
  private let measures: @Sendable (FoodID) -> FoodMeasures?

  /// Takes what a store sells; what has no price or package has no part in it, and what is out just now
  /// only where everything of its food and form is.
  ///
  /// - Parameter measures: what cups and pieces of a food weigh.
  public init(
    _ products: [Product], measures: @escaping @Sendable (FoodID) -> FoodMeasures?
  ) {
    let usable = products.filter { product in
      product.food != nil && product.package != nil && (product.price?.hundredths ?? 0) > 0
    }
    self.products = Dictionary(grouping: usable) { $0.food ?? "" }
    self.measures = measures
  }

  /// What 100 g of a food cost, which is the same amount of every food.
  public func hundredGrams(of food: FoodID) -> Money? {
    let amount = ListAmount(.exactly(Fraction(100)), .gram)
    return money(of: amount, food, products(of: food, .usual))
  }

  /// What an item costs; nil where any amount of it is not known.
  ///
  /// Where the cook decides how much, nobody knows what that costs.
  public func cost(of item: ListItem) -> Money? {
    guard let food = item.food, !item.uses.isEmpty else { return nil }
    let known = products(of: food, item.form)
    var sum: Money?
    for amount in item.uses {
      guard let cost = money(of: amount, food, known) else { return nil }
      guard let before = sum else {
        sum = cost
        continue
      }
      sum = before.adding(cost)
      if sum == nil { return nil }
    }
    return sum
  }

  private func products(of food: FoodID, _ form: ShopForm) -> [Product] {
    let all = (products[food] ?? []).filter { $0.form == form }
    let there = all.filter { $0.availability != .out }
    return there.isEmpty ? all : there
  }

  private func money(of amount: ListAmount, _ food: FoodID, _ products: [Product]) -> Money? {
    let conversion = AmountConversion(measures(food) ?? FoodMeasures())
    let costs = products.compactMap { product -> (cents: Double, currency: Money.Currency)? in
      guard let price = product.cost(of: 1) else { return nil }
      let held = product.contents.lazy
        .compactMap { conversion.quantity(of: $0, in: amount)?.lowerBound }
        .first { $0 > .zero }
      guard let held else { return nil }
      let share = amount.high.doubleValue / held.doubleValue
      return (Double(price.hundredths) * share, price.currency)
    }
    guard let least = costs.min(by: { $0.cents < $1.cents }), least.cents < 1e9 else {
      return nil
    }
    return Money(hundredths: Int(bounded: least.cents.rounded()), least.currency)
  }
}

extension SuggestionService {
  /// Every food that is bought for any meal to choose from.
  public func foodsToBuy(_ foods: FoodReference) -> [FoodID] {
    let dishes = catalog.summaries.compactMap { catalog.meal($0.id) }.map { meal in
      DishToBuy(
        MealSource(id: meal.id.rawValue, title: ""), meal.recipe, servings: meal.recipe.servings)
    }
    return Set(ListMerger(foods).items(for: dishes).compactMap(\.food)).sorted()
  }

  /// What meals cost, with what goes with them, by the prices of a store.
  ///
  /// What is always at home costs nothing anew; where anything else of a meal is unknown, what it costs
  /// is unknown.
  public func costs(
    _ prices: ShelfPrices, _ foods: FoodReference, staples: Set<FoodID> = [],
    sides: @escaping @Sendable (MealID) -> [Meal] = { _ in [] }
  ) -> CostEstimator {
    let merger = ListMerger(foods)
    let known = MealCosts { [catalog] meal in
      guard let dish = catalog.meal(meal) else { return nil }
      let dishes = ([dish] + sides(meal)).map { part in
        DishToBuy(
          MealSource(id: part.id.rawValue, title: ""), part.recipe,
          servings: MealCosts.servings)
      }
      var cents = 0
      var currency: Money.Currency?
      for item in merger.items(for: dishes)
      where !item.isOptional && !(item.food.map(staples.contains) ?? false) {
        guard let cost = prices.cost(of: item), currency ?? cost.currency == cost.currency else {
          return nil
        }
        cents += cost.hundredths
        currency = cost.currency
      }
      return currency.map { Money(hundredths: cents, $0) }
    }
    return CostEstimator { meal, servings in known.cost(of: meal, servings: servings) }
  }
}
