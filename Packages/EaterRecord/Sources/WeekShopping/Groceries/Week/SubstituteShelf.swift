import Groceries
import MealModels

/// The chosen shop's products for all possible substitutes of some items.
///
/// A part of a substitute is a food that a cook uses. The shelf contains the products to buy for
/// it, such as lemons for lemon juice.
struct SubstituteShelf: Sendable {
  /// The prices of the shelf's products.
  let prices: ShelfPrices
  /// The foods that are out of stock.
  let out: Set<FoodID>
  /// The foods that the shop does not sell.
  let unsold: Set<FoodID>

  /// Asks the shop; without a shop or an answer, the shelf is empty.
  ///
  /// Substitutes are still found without prices, but their prices cannot be compared.
  init(beside items: [ListedItem], _ groceries: WeekGroceries) async {
    let (book, merger) = (groceries.foods.book, ListMerger(groceries.foods))
    let originals = items.compactMap(\.item.food)
    let parts = items.flatMap { item in
      (groceries.table.substitutes(for: item, on: groceries.list)?.choices ?? [])
        .flatMap(\.substitute.parts).map(\.food)
    }
    let bought = Dictionary(
      Set(parts).map { ($0, Self.bought($0, book, merger)) }, uniquingKeysWith: { a, _ in a })
    let wishes = Set(bought.values.flatMap(\.self).map { ProductWish($0) })
      .union(originals.map { ProductWish(food: $0, words: book[$0]?.name ?? "") })
    var answer = ProductAnswer(products: [], unanswered: Array(wishes))
    if let store = groceries.shopping.settings.store,
      let told = try? await groceries.retailer.products(
        wishes.sorted { ($0.food ?? "", $0.words) < ($1.food ?? "", $1.words) }, store)
    {
      answer = told
      answer.products =
        groceries.shopping.prices[store]?.applied(to: told.products) ?? told.products
    }
    prices = ShelfPrices(answer.products, measures: { book[$0]?.measures })
    let sold = Dictionary(grouping: answer.products) { $0.food }
    let unanswered = Set(answer.unanswered.map(\.food))
    var (out, unsold): (Set<FoodID>, Set<FoodID>) = ([], [])
    for (food, items) in bought {
      for item in items {
        let found = (sold[item.food] ?? []).filter { $0.form == item.form }
        if found.isEmpty, !unanswered.contains(item.food) {
          unsold.insert(food)
        } else if !found.isEmpty, found.allSatisfy({ $0.availability == .out }) {
          out.insert(food)
        }
      }
    }
    (self.out, self.unsold) = (out, unsold)
  }

  /// The possible substitutes for an item among the shop's products; nil if the item's food is
  /// unknown.
  func answer(
    for item: ListedItem, _ groceries: WeekGroceries, without unavailable: Set<FoodID>
  ) -> SubstituteAnswer? {
    groceries.table.substitutes(
      for: item, on: groceries.list, unavailable: unavailable, atHome: groceries.pantry.foods,
      price: { prices.hundredGrams(of: $0) })
  }

  /// The items to buy for a food that a cook uses; empty for water.
  private static func bought(
    _ food: FoodID, _ book: FoodBook, _ merger: ListMerger
  ) -> [ListItem] {
    let name = book[food]?.name ?? food.rawValue
    let some = CookedAmount(.exactly(.one), .tablespoon)
    let line = CookedLine(text: name, amounts: [some], name: name, food: food)
    return merger.items(for: [DishToBuy(MealSource(id: "substitute", title: name), lines: [line])])
  }
}
