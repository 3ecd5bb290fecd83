import EaterMeals
import Groceries
import MealModels
import MealPlan

/// The costs of amounts of foods, computed from the price of a gram, a millilitre or a piece of the
/// shop's cheapest product for each food.
///
/// A part of a package costs the same part of its price. So the cost of a meal covers only the
/// amounts that it uses, not whole packages. An unknown price stays unknown.
package struct ShelfPrices: Sendable {
  private let products: [FoodID: [Product]]
  private let measures: @Sendable (FoodID) -> FoodMeasures?

  /// Makes prices from a shop's products.
  ///
  /// A product without a price or package is ignored; a product out of stock is used only if every
  /// product of its food and form is out of stock.
  ///
  /// - Parameter measures: returns the weights of a food's cups and pieces.
  package init(
    _ products: [Product], measures: @escaping @Sendable (FoodID) -> FoodMeasures?
  ) {
    let usable = products.filter { product in
      product.food != nil && product.package != nil && (product.price?.hundredths ?? 0) > 0
    }
    self.products = Dictionary(grouping: usable) { $0.food ?? "" }
    self.measures = measures
  }

  /// The cost of 100 g of a food, for comparing foods by the same amount.
  package func hundredGrams(of food: FoodID) -> Money? {
    let amount = ListAmount(.exactly(Fraction(100)), .gram)
    return money(of: amount, food, products(of: food, .usual))
  }

  /// The cost of an item; nil if the cost of any of its amounts is unknown.
  ///
  /// An amount that is left to the cook has an unknown cost.
  package func cost(of item: ListItem) -> Money? {
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

  /// The shares of packages that an item needs; nil if it has no product with a known price, or
  /// none that its amounts can be compared with.
  func need(of item: ListItem) -> PackageCosts.Need? {
    guard let food = item.food, !item.uses.isEmpty else { return nil }
    let known = products(of: food, item.form)
    let conversion = AmountConversion(measures(food) ?? FoodMeasures())
    let shares = known.map { product in
      item.uses.reduce(Float(0)) { sum, amount in
        sum + (Self.share(amount, of: product, conversion).map { Float($0) } ?? .infinity)
      }
    }
    guard shares.contains(where: \.isFinite) else { return nil }
    return PackageCosts.Need(Self.key(food, item.form), shares: shares)
  }

  /// The price of a package of each product of a food in a form, in hundredths.
  func packages(_ key: String) -> [Float] {
    let parts = key.split(separator: "/", maxSplits: 1).map(String.init)
    guard parts.count == 2, let form = ShopForm(rawValue: parts[0]) else { return [] }
    return products(of: FoodID(rawValue: parts[1]), form).map { product in
      product.cost(of: 1).map { Float($0.hundredths) } ?? .infinity
    }
  }

  private static func key(_ food: FoodID, _ form: ShopForm) -> String {
    "\(form.rawValue)/\(food.rawValue)"
  }

  /// The part of a package that an amount is; nil if they cannot be compared.
  private static func share(
    _ amount: ListAmount, of product: Product, _ conversion: AmountConversion
  ) -> Double? {
    product.contents.lazy.compactMap { conversion.quantity(of: $0, in: amount)?.lowerBound }
      .first { $0 > .zero }.map { amount.high.doubleValue / $0.doubleValue }
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
      guard let share = Self.share(amount, of: product, conversion) else { return nil }
      return (Double(price.hundredths) * share, price.currency)
    }
    guard let least = costs.min(by: { $0.cents < $1.cents }), least.cents < 1e9 else {
      return nil
    }
    return Money(hundredths: Int(bounded: least.cents.rounded()), least.currency)
  }
}

extension SuggestionService {
  /// Every food that must be bought for any of the meals.
  func foodsToBuy(_ foods: FoodReference) -> [FoodID] {
    let dishes = catalog.summaries.compactMap { catalog.meal($0.id) }.map { meal in
      DishToBuy(
        MealSource(id: meal.id.rawValue, title: ""), meal.recipe, servings: meal.recipe.servings)
    }
    return Set(ListMerger(foods).items(for: dishes).compactMap(\.food)).sorted()
  }

  /// The costs of meals and their sides at the prices of a shop.
  ///
  /// Staples cost nothing. If the cost of any other part of a meal is unknown, so is the meal's
  /// cost.
  package func costs(
    _ prices: ShelfPrices, _ foods: FoodReference, staples: Set<FoodID> = [],
    sides: @escaping @Sendable (MealID) -> [Meal] = { _ in [] }
  ) -> CostEstimator {
    let known = baskets(prices, foods, staples: staples, sides: sides)
    return CostEstimator { meal, servings in known.cost(of: meal, servings: servings) }
  }

  /// The costs and needs of meals and their sides at the prices of a shop, without staples.
  func baskets(
    _ prices: ShelfPrices, _ foods: FoodReference, staples: Set<FoodID>,
    sides: @escaping @Sendable (MealID) -> [Meal]
  ) -> MealCosts {
    let merger = ListMerger(foods)
    return MealCosts { [catalog] meal in
      guard let dish = catalog.meal(meal) else { return MealBasket() }
      let dishes = ([dish] + sides(meal)).map { part in
        DishToBuy(
          MealSource(id: part.id.rawValue, title: ""), part.recipe,
          servings: MealCosts.servings)
      }
      let items = merger.items(for: dishes).filter { item in
        !item.isOptional && !(item.food.map(staples.contains) ?? false)
      }
      return MealBasket(cost: prices.sum(of: items), needs: prices.needs(of: items))
    }
  }
}

extension ShelfPrices {
  /// The cost of the amounts of some items; nil if one of them is unknown.
  fileprivate func sum(of items: [ListItem]) -> Money? {
    var cents = 0
    var currency: Money.Currency?
    for item in items {
      guard let cost = cost(of: item), currency ?? cost.currency == cost.currency else {
        return nil
      }
      cents += cost.hundredths
      currency = cost.currency
    }
    return currency.map { Money(hundredths: cents, $0) }
  }

  /// The shares of packages that one of ``MealCosts/servings`` needs of some items.
  fileprivate func needs(of items: [ListItem]) -> [PackageCosts.Need] {
    items.compactMap(need).map { need in
      PackageCosts.Need(
        need.food, shares: need.shares.map { $0 / Float(MealCosts.servings) })
    }
  }
}
