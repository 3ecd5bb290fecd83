import CommandKit
import Groceries
import MealModels

/// What the chosen store has for the open items of a list, and what that costs.
struct StoreAnswer: Sendable {
  /// The store; nil where none is chosen.
  var store: StoreID?
  /// What it sells for them, at the prices that count.
  var products: [Product] = []
  /// What is taken; nil where nothing is known.
  var priced: PricedList?
  /// The items about which the store said nothing, so that it may have them.
  var unanswered: Set<ListItemID> = []
  /// Why no prices are known; nil where they are, or no store is chosen.
  var problem: String?

  /// The items that the store does not sell or has none of just now; not those of which it said
  /// nothing.
  var missing: [ListItemID] {
    (priced?.items ?? []).filter { $0.problem == .notSold || $0.problem == .out }.map(\.id)
      .filter { !unanswered.contains($0) }
  }

  /// A product of the answer.
  func product(_ id: ProductID) -> Product? { products.first { $0.id == id } }
}

extension GrocerySession {
  /// The items that are to be bought, each with what is still missing of it.
  var open: [ListedItem] {
    list.open.map { item in
      guard item.marks.isTicked else { return item }
      var item = item
      item.needed = item.missing
      return item
    }
  }

  /// Asks the chosen store for what the list needs.
  func products() async throws(RetailerError) -> ProductAnswer { try await products(for: open) }

  /// Asks the chosen store for what some items need.
  func products(for items: [ListedItem]) async throws(RetailerError) -> ProductAnswer {
    guard let store = shopping.settings.store else { return ProductAnswer(products: []) }
    let wishes = items.map { ProductWish($0.item) }
    guard !wishes.isEmpty else { return ProductAnswer(products: []) }
    return try await retailer.products(wishes, store)
  }

  /// The answer at the prices that are kept, or else at those that the store tells with it.
  ///
  /// Where the store cannot be asked, that is said and the list stands without prices.
  func kept() async -> StoreAnswer {
    var answer = StoreAnswer(store: shopping.settings.store)
    guard let store = answer.store else { return answer }
    do throws(RetailerError) {
      let told = try await products().products
      answer.products = shopping.prices[store]?.applied(to: told) ?? told
      answer.priced = priced(answer.products)
    } catch {
      answer.problem = "Prices are not known: \(error.message)."
    }
    return answer
  }

  /// The answer at the prices of now, and the events that keep them.
  func fresh() async throws(RetailerError) -> (answer: StoreAnswer, events: [GroceryEvent]) {
    var answer = StoreAnswer(store: shopping.settings.store)
    guard let store = answer.store else { return (answer, []) }
    let told = try await products()
    answer.products = told.products
    let unanswered = Set(told.unanswered)
    answer.unanswered = Set(
      open.filter { unanswered.contains(ProductWish($0.item)) }.map(\.id))
    let known = shopping.prices[store].map { Array($0.entries.keys) } ?? []
    let ids = Set(answer.products.map(\.id)).union(known).sorted()
    let snapshot = try await retailer.snapshot(ids, store)
    answer.products = snapshot.applied(to: answer.products)
    answer.priced = priced(answer.products)
    return (answer, shopping.taking(snapshot))
  }

  /// What the open items cost.
  private func priced(_ products: [Product]) -> PricedList { pricing(products).priced(open) }

  /// Prices items by what the store sells, and the rules of the household.
  func pricing(_ products: [Product]) -> ListPricing {
    let book = foods.book
    let tables = Dictionary(
      list.items.map { ($0.id, table.limits(of: $0)) }, uniquingKeysWith: { first, _ in first })
    let labels = ProductLabels(foods)
    let currency = products.lazy.compactMap { $0.price?.currency }.first ?? .usd
    return ListPricing(
      products, rules: shopping.settings.rules, currency: currency,
      measures: { book[$0]?.measures },
      harm: { product, item in
        guard let limits = tables[item.id] ?? nil else {
          // Limits that cannot be read admit nothing beyond the food itself.
          return labels.furtherFoods(of: product).first
        }
        return labels.harm(of: product, for: limits)
      })
  }
}

extension ProductWish {
  /// What to ask a store for to buy an item.
  init(_ item: ListItem) {
    self.init(food: item.food, form: item.form, words: item.name)
  }
}

extension CommandError {
  /// A store that did not answer as it should.
  static func retailer(_ error: RetailerError) -> CommandError {
    switch error {
    case .unknownZIP, .unknownStore: .wrong(error.message)
    default: .failed("\(error.message); the list is as it was")
    }
  }
}
