import Groceries
import MealModels

/// What the chosen store has of all that may stand in for some items.
///
/// A part of a substitute is what a cook uses; what is looked for is what is bought for it, as lemons
/// for lemon juice.
public struct SubstituteShelf: Sendable {
  /// The prices of what it sells.
  public let prices: ShelfPrices
  /// The foods that it sells and has none of just now.
  public let out: Set<FoodID>
  /// The foods that it does not sell.
  public let unsold: Set<FoodID>

  /// Asks the store; without one, or where it does not answer, nothing is known.
  ///
  /// Without prices substitutes are as good; they only cannot be compared.
  public init(beside items: [ListedItem], _ groceries: WeekGroceries) async {
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

  /// What may stand in for an item by what is known of the store; nil where nobody can tell.
  public func answer(
    for item: ListedItem, _ groceries: WeekGroceries, without unavailable: Set<FoodID>
  ) -> SubstituteAnswer? {
    groceries.table.substitutes(
      for: item, on: groceries.list, unavailable: unavailable, atHome: groceries.pantry.foods,
      price: { prices.hundredGrams(of: $0) })
  }

  /// What is bought for a food that a cook uses; nothing for water.
  private static func bought(
    _ food: FoodID, _ book: FoodBook, _ merger: ListMerger
  ) -> [ListItem] {
    let name = book[food]?.name ?? food.rawValue
    let some = CookedAmount(.exactly(.one), .tablespoon)
    let line = CookedLine(text: name, amounts: [some], name: name, food: food)
    return merger.items(for: [DishToBuy(MealSource(id: "substitute", title: name), lines: [line])])
  }
}
