import EaterRecord
import Groceries
import MealModels

/// What the chosen store has of all that may stand in for some items.
///
/// A part of a substitute is what a cook uses; what is looked for is what is bought for it, as lemons
/// for lemon juice.
struct SubstituteShelf: Sendable {
  /// The prices of what it sells.
  let prices: ShelfPrices
  /// The foods that it sells and has none of just now.
  let out: Set<FoodID>
  /// The foods that it does not sell.
  let unsold: Set<FoodID>

  /// Asks the store; without one, or where it does not answer, nothing is known.
  ///
  /// Without prices substitutes are as good; they only cannot be compared.
  init(beside items: [ListedItem], _ session: GrocerySession) async {
    let (book, merger) = (session.foods.book, ListMerger(session.foods))
    let originals = items.compactMap(\.item.food)
    let parts = items.flatMap { item in
      (session.table.substitutes(for: item, on: session.list)?.choices ?? [])
        .flatMap(\.substitute.parts).map(\.food)
    }
    let bought = Dictionary(
      Set(parts).map { ($0, Self.bought($0, book, merger)) }, uniquingKeysWith: { a, _ in a })
    let wishes = Set(bought.values.flatMap(\.self).map { ProductWish($0) })
      .union(originals.map { ProductWish(food: $0, words: book[$0]?.name ?? "") })
    var answer = ProductAnswer(products: [], unanswered: Array(wishes))
    if let store = session.shopping.settings.store,
      let told = try? await session.retailer.products(
        wishes.sorted { ($0.food ?? "", $0.words) < ($1.food ?? "", $1.words) }, store)
    {
      answer = told
      answer.products =
        session.shopping.prices[store]?.applied(to: told.products) ?? told.products
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
  func answer(
    for item: ListedItem, _ session: GrocerySession, without unavailable: Set<FoodID>
  ) -> SubstituteAnswer? {
    session.table.substitutes(
      for: item, on: session.list, unavailable: unavailable, atHome: session.pantry.foods,
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
