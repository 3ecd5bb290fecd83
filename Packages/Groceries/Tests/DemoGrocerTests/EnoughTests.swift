import DemoGrocer
import FoodFacts
import Groceries
import MealCatalog
import MealModels
import SeededRandom
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What is bought for a meal is enough, and no package of it is one too many.
///
/// A sample is tried of all meals for one to eight people in all stores; `EVERY_MEAL=1` tries all.
@Suite struct EnoughTests {
  private static let step =
    ProcessInfo.processInfo.environment["EVERY_MEAL"] == nil
    ? Sample.count(quick: 333, whole: 37) : 1
  private static let merger = ListMerger(.culinary)
  private static let book = FoodBook.culinary

  private static func dish(_ meal: Meal, servings: Int) -> DishToBuy {
    let factor = Fraction(servings, over: meal.recipe.servings) ?? .one
    return DishToBuy(
      MealSource(id: meal.id.rawValue, title: meal.recipe.title),
      lines: meal.recipe.ingredients.map { ingredient in
        var line = CookedLine(ingredient)
        for place in line.amounts.indices where line.amounts[place].relation != .each {
          line.amounts[place].quantity = line.amounts[place].quantity.map { $0 * factor }
        }
        return line
      })
  }

  @Test(arguments: GroceryShelf.bundled.stores)
  func `enough is bought for every meal, and no package too many`(store: DemoStore) {
    let ids = (Catalog.bundled.summaries + Catalog.bundled.sides).map(\.id)
    var tried = 0
    for (place, id) in ids.enumerated() {
      for servings in 1...8 where (place * 8 + servings) % Self.step == 0 {
        guard let meal = Catalog.bundled.meal(id) else { continue }
        for item in Self.merger.items(for: [Self.dish(meal, servings: servings)]) {
          tried += check(item, at: store, "\(meal.id) for \(servings)")
        }
      }
    }
    #expect(tried > 7_400 / Self.step)
  }

  private func check(_ item: ListItem, at store: DemoStore, _ what: String) -> Int {
    guard let food = item.food else { return 0 }
    let products = GroceryShelf.bundled.products(of: food, at: store.chain).map {
      product($0, at: store)
    }
    let priced = ListPricing(products) { Self.book[$0]?.measures }.priced([ListedItem(item)])
    guard let choice = priced.items.first?.choice, item.amounts.count == 1,
      let needed = self.needed(item)
    else { return 0 }
    let parts = choice.lines.compactMap { line in
      self.held(line.product, item).map { $0 * Double(line.count) }
    }
    guard parts.count == choice.lines.count else { return 0 }
    let bought = parts.reduce(0, +)
    // Whole pieces are counted by what they weigh on average.
    let isCounted = (item.amounts[0].unit?.dimension ?? .count) == .count
    let slack = isCounted ? 0.85 : 0.998
    #expect(bought >= needed * slack, "\(what): \(item.text), needs \(needed), has \(bought)")
    for (line, part) in zip(choice.lines, parts) {
      let rest = bought - part / Double(line.count)
      #expect(rest < needed * 1.001, "\(what): \(item.text), one \(line.product.name) too many")
    }
    return 1
  }

  private func product(_ shelf: ShelfProduct, at store: DemoStore) -> Product {
    let cents = (shelf.cents(at: store.chain) ?? 0) * store.level / 1000
    return Product(
      id: shelf.id, store: store.id, food: shelf.food, form: shelf.form, name: shelf.name,
      package: shelf.package, price: Money(hundredths: cents))
  }

  /// Grams that the lines of an item ask for, each weighed by itself; of cans the size that is written.
  private func needed(_ item: ListItem) -> Double? {
    guard
      !item.sources.contains(where: { $0.steps.contains(.sharedPiece) || Self.saysSize($0.text) })
    else { return nil }
    let weights = item.sources.map { source -> Double? in
      if let size = Self.canSize(source),
        let cans = source.bought.first(where: { $0.unit == .can })
      {
        return size * cans.high.doubleValue
      }
      guard let amount = source.bought.first, amount.unit != .can else { return nil }
      return grams(amount, item)
    }
    return weights.allSatisfy { $0 != nil } ? weights.reduce(0) { $0 + ($1 ?? 0) } : nil
  }

  /// Grams of what one package holds by its label, where a can is counted, else of what is eaten.
  private func held(_ product: Product, _ item: ListItem) -> Double? {
    let isSized = item.sources.contains { Self.canSize($0) != nil }
    let content =
      isSized ? product.held(1) : product.contents.first
    return content.flatMap { grams($0, item) }
  }

  private func grams(_ amount: ListAmount, _ item: ListItem) -> Double? {
    AmountConversion(item.measures)
      .quantity(of: amount, in: ListAmount(.exactly(.one), .gram))?.upperBound.doubleValue
  }

  /// Whether a line says how large pieces are, so that they weigh something else than on average.
  private static func saysSize(_ text: String) -> Bool {
    ["small", "large", "medium", "baby", "big"].contains { text.contains($0) }
  }

  /// Grams of a can by the text of a line: "28 oz/800 g" is 794 g, the less of both.
  private static func canSize(_ source: ItemSource) -> Double? {
    guard source.asked.first?.unit == .can else { return nil }
    let sizes = source.text.split { " /,()".contains($0) }
    let grams = zip(sizes, sizes.dropFirst()).compactMap { number, unit -> Double? in
      guard let value = Double(number) else { return nil }
      return unit == "oz" ? value * 28.35 : unit == "g" ? value : nil
    }
    // A can may be a fifteenth smaller than the one that is meant.
    return grams.min().map { $0 * 0.926 }
  }
}
